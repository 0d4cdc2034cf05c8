declare const styles: {
  readonly group: string;
};
export default styles;
