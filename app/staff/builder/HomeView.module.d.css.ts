declare const styles: {
  readonly adding: string;
  readonly continue: string;
  readonly courses: string;
  readonly go: string;
  readonly head: string;
  readonly page: string;
  readonly scroll: string;
  readonly summary: string;
};
export default styles;
