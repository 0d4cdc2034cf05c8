declare const styles: {
  readonly continue: string;
  readonly courses: string;
  readonly go: string;
  readonly head: string;
  readonly lessons: string;
  readonly page: string;
  readonly scroll: string;
  readonly summary: string;
};
export default styles;
