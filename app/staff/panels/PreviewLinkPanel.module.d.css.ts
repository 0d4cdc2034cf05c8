declare const styles: {
  readonly code: string;
  readonly link: string;
  readonly which: string;
};
export default styles;
