declare const styles: {
  readonly answer: string;
  readonly head: string;
  readonly more: string;
  readonly tools: string;
};
export default styles;
