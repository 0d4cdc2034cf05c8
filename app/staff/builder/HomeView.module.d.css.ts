declare const styles: {
  readonly adding: string;
  readonly continue: string;
  readonly courses: string;
  readonly folded: string;
  readonly go: string;
  readonly head: string;
  readonly lessons: string;
  readonly page: string;
  readonly scroll: string;
  readonly summary: string;
};
export default styles;
