declare const styles: {
  readonly actions: string;
  readonly group: string;
  readonly moving: string;
};
export default styles;
