declare const styles: {
  readonly count: string;
};
export default styles;
