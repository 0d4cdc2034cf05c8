declare const styles: {
  readonly clip: string;
  readonly labelled: string;
  readonly room: string;
};
export default styles;
