declare const styles: {
  readonly facts: string;
  readonly language: string;
  readonly slides: string;
  readonly topic: string;
  readonly wide: string;
};
export default styles;
