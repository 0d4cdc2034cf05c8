declare const styles: {
  readonly bar: string;
  readonly chip: string;
  readonly column: string;
  readonly columns: string;
  readonly head: string;
  readonly page: string;
  readonly pair: string;
  readonly part: string;
  readonly side: string;
};
export default styles;
