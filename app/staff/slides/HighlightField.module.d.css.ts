declare const styles: {
  readonly beside: string;
  readonly field: string;
  readonly hint: string;
  readonly layers: string;
  readonly mirror: string;
  readonly problem: string;
};
export default styles;
