declare const styles: {
  readonly column: string;
};
export default styles;
