declare const styles: {
  readonly about: string;
  readonly live: string;
  readonly tools: string;
  readonly versions: string;
};
export default styles;
