declare const styles: {
  readonly findings: string;
  readonly fix: string;
  readonly ready: string;
};
export default styles;
