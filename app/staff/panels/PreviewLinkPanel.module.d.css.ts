declare const styles: {
  readonly code: string;
  readonly language: string;
  readonly link: string;
  readonly other: string;
  readonly which: string;
};
export default styles;
