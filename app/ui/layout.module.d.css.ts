declare const styles: {
  readonly failure: string;
  readonly row: string;
  readonly small: string;
};
export default styles;
