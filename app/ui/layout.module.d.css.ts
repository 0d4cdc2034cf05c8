declare const styles: {
  readonly failure: string;
  readonly small: string;
};
export default styles;
