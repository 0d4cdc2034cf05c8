declare const styles: {
  readonly head: string;
  readonly kicker: string;
  readonly line: string;
  readonly number: string;
  readonly paper: string;
  readonly picture: string;
  readonly step: string;
  readonly steps: string;
  readonly text: string;
  readonly wording: string;
};
export default styles;
