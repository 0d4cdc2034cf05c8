declare const styles: {
  readonly bar: string;
  readonly content: string;
  readonly filters: string;
  readonly funnel: string;
  readonly key: string;
  readonly keys: string;
  readonly measure: string;
  readonly pair: string;
  readonly part: string;
  readonly scroll: string;
  readonly shares: string;
  readonly small: string;
  readonly table: string;
  readonly text: string;
  readonly track: string;
  readonly wrong: string;
};
export default styles;
