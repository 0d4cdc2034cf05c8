declare const styles: {
  readonly bar: string;
  readonly content: string;
  readonly filters: string;
  readonly funnel: string;
  readonly head: string;
  readonly pair: string;
  readonly part: string;
  readonly small: string;
};
export default styles;
