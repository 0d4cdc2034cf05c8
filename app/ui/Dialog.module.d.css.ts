declare const styles: {
  readonly dialog: string;
  readonly head: string;
};
export default styles;
