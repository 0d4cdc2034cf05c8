declare const styles: {
  readonly item: string;
  readonly more: string;
  readonly name: string;
  readonly picture: string;
  readonly shown: string;
  readonly tools: string;
  readonly value: string;
};
export default styles;
