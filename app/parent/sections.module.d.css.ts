declare const styles: {
  readonly columns: string;
  readonly problem: string;
  readonly section: string;
};
export default styles;
