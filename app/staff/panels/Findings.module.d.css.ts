declare const styles: {
  readonly findings: string;
  readonly fix: string;
};
export default styles;
