declare const styles: {
  readonly empty: string;
  readonly pair: string;
  readonly scroll: string;
  readonly settings: string;
  readonly slide: string;
  readonly steps: string;
};
export default styles;
