declare const styles: {
  readonly tinted: string;
};
export default styles;
