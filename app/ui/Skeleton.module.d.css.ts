declare const styles: {
  readonly block: string;
};
export default styles;
