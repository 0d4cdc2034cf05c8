declare const styles: {
  readonly undo: string;
};
export default styles;
