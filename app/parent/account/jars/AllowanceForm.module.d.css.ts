declare const styles: {
  readonly corrections: string;
  readonly line: string;
  readonly select: string;
  readonly split: string;
};
export default styles;
