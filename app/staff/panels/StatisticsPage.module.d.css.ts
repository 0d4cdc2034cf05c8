declare const styles: {
  readonly empty: string;
  readonly figures: string;
  readonly filters: string;
  readonly loading: string;
  readonly next: string;
};
export default styles;
