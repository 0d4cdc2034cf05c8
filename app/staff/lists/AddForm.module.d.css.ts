declare const styles: {
  readonly add: string;
};
export default styles;
