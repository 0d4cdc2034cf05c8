declare const styles: {
  readonly mark: string;
};
export default styles;
