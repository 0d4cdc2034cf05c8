declare const styles: {
  readonly field: string;
  readonly problem: string;
};
export default styles;
