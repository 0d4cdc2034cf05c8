declare const styles: {
  readonly bar: string;
  readonly block: string;
  readonly card: string;
  readonly desk: string;
  readonly lessons: string;
  readonly phone: string;
  readonly pick: string;
  readonly picture: string;
  readonly shape: string;
};
export default styles;
