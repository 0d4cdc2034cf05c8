declare const styles: {
  readonly bar: string;
  readonly meter: string;
};
export default styles;
