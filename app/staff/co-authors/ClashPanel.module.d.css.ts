declare const styles: {
  readonly panel: string;
  readonly side: string;
  readonly sides: string;
  readonly texts: string;
  readonly third: string;
};
export default styles;
