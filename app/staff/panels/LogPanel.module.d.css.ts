declare const styles: {
  readonly day: string;
};
export default styles;
