declare const styles: {
  readonly bar: string;
  readonly card: string;
  readonly figures: string;
  readonly heading: string;
  readonly mascot: string;
  readonly page: string;
  readonly picture: string;
  readonly step: string;
  readonly steps: string;
};
export default styles;
