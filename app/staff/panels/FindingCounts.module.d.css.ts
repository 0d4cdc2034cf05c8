declare const styles: {
  readonly counts: string;
};
export default styles;
