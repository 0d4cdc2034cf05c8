declare const styles: {
  readonly ages: string;
  readonly language: string;
};
export default styles;
