declare const styles: {
  readonly spoken: string;
};
export default styles;
