declare const styles: {
  readonly bar: string;
  readonly few: string;
  readonly key: string;
  readonly measure: string;
  readonly scroll: string;
  readonly shares: string;
  readonly table: string;
  readonly text: string;
  readonly track: string;
  readonly wrong: string;
};
export default styles;
