declare const styles: {
  readonly part: string;
  readonly side: string;
  readonly view: string;
};
export default styles;
