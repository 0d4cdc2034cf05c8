declare const styles: {
  readonly column: string;
  readonly desk: string;
  readonly tabs: string;
};
export default styles;
