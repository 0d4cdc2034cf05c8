declare const styles: {
  readonly group: string;
  readonly keys: string;
  readonly switch: string;
};
export default styles;
