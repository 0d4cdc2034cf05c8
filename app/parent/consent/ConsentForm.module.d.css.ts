declare const styles: {
  readonly folded: string;
  readonly list: string;
  readonly pair: string;
  readonly purpose: string;
  readonly purposes: string;
};
export default styles;
