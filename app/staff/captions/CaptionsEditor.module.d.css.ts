declare const styles: {
  readonly clip: string;
  readonly editor: string;
  readonly foot: string;
  readonly help: string;
  readonly problem: string;
  readonly row: string;
  readonly rows: string;
  readonly time: string;
  readonly words: string;
};
export default styles;
