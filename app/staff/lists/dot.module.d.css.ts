declare const styles: {
  readonly dot: string;
};
export default styles;
