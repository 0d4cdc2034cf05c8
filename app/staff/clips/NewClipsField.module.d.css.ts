declare const styles: {
  readonly field: string;
  readonly going: string;
};
export default styles;
