declare const styles: {
  readonly actions: string;
  readonly group: string;
  readonly here: string;
  readonly lesson: string;
  readonly moving: string;
};
export default styles;
