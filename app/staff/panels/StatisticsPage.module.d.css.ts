declare const styles: {
  readonly columns: string;
  readonly empty: string;
  readonly figures: string;
  readonly filters: string;
  readonly loading: string;
  readonly next: string;
  readonly otter: string;
};
export default styles;
