declare const styles: {
  readonly folded: string;
  readonly group: string;
  readonly groups: string;
  readonly keys: string;
  readonly switch: string;
  readonly touch: string;
};
export default styles;
