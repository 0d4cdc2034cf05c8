declare const styles: {
  readonly add: string;
  readonly head: string;
  readonly language: string;
  readonly languages: string;
};
export default styles;
