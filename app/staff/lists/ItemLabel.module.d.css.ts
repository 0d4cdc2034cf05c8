declare const styles: {
  readonly what: string;
};
export default styles;
