declare const styles: {
  readonly adding: string;
  readonly all: string;
  readonly continue: string;
  readonly courses: string;
  readonly folded: string;
  readonly go: string;
  readonly head: string;
  readonly lessons: string;
  readonly page: string;
  readonly scroll: string;
  readonly summary: string;
  readonly words: string;
};
export default styles;
