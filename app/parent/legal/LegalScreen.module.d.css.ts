declare const styles: {
  readonly section: string;
};
export default styles;
