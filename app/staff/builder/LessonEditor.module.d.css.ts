declare const styles: {
  readonly empty: string;
  readonly pair: string;
  readonly scroll: string;
  readonly settings: string;
  readonly slide: string;
};
export default styles;
