declare const styles: {
  readonly head: string;
  readonly headline: string;
  readonly kicker: string;
};
export default styles;
