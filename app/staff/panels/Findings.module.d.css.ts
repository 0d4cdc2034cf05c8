declare const styles: {
  readonly findings: string;
  readonly head: string;
};
export default styles;
