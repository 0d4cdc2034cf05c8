declare const styles: {
  readonly findings: string;
};
export default styles;
