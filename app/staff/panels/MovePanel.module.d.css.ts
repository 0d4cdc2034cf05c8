declare const styles: {
  readonly actions: string;
  readonly group: string;
};
export default styles;
