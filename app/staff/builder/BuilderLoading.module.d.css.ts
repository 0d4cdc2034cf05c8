declare const styles: {
  readonly view: string;
};
export default styles;
