declare const styles: {
  readonly check: string;
  readonly detail: string;
  readonly grip: string;
  readonly label: string;
  readonly list: string;
  readonly pick: string;
  readonly row: string;
  readonly words: string;
};
export default styles;
