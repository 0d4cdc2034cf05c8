declare const styles: {
  readonly proof: string;
};
export default styles;
