declare const styles: {
  readonly empty: string;
  readonly figures: string;
  readonly loading: string;
  readonly next: string;
  readonly sketch: string;
};
export default styles;
