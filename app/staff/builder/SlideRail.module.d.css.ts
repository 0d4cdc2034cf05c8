declare const styles: {
  readonly add: string;
  readonly bar: string;
  readonly bulk: string;
  readonly conversion: string;
  readonly fold: string;
  readonly head: string;
  readonly heading: string;
  readonly insert: string;
  readonly list: string;
  readonly rail: string;
  readonly share: string;
  readonly track: string;
};
export default styles;
