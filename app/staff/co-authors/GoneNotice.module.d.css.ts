declare const styles: {
  readonly gone: string;
};
export default styles;
