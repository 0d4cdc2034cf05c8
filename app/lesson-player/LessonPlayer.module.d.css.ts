declare const styles: {
  readonly arrow: string;
  readonly bar: string;
  readonly clip: string;
  readonly player: string;
  readonly problem: string;
  readonly segment: string;
  readonly segments: string;
  readonly share: string;
  readonly slide: string;
};
export default styles;
