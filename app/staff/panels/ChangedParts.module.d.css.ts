declare const styles: {
  readonly parts: string;
};
export default styles;
