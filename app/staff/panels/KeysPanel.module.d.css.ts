declare const styles: {
  readonly keys: string;
  readonly switch: string;
};
export default styles;
