declare const styles: {
  readonly settle: string;
};
export default styles;
