declare const styles: {
  readonly bubble: string;
};
export default styles;
