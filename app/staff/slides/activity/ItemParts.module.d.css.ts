declare const styles: {
  readonly part: string;
};
export default styles;
