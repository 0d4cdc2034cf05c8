declare const styles: {
  readonly add: string;
  readonly content: string;
  readonly head: string;
  readonly language: string;
  readonly languages: string;
  readonly texts: string;
};
export default styles;
