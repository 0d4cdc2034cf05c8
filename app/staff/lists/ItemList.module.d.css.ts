declare const styles: {
  readonly detail: string;
  readonly grip: string;
  readonly label: string;
  readonly list: string;
  readonly pick: string;
  readonly row: string;
  readonly steps: string;
  readonly words: string;
};
export default styles;
