declare const styles: {
  readonly shapes: string;
};
export default styles;
