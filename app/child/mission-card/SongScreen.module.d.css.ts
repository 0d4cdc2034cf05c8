declare const styles: {
  readonly action: string;
  readonly coin: string;
  readonly line: string;
  readonly page: string;
  readonly pocket: string;
  readonly sheet: string;
  readonly top: string;
  readonly word: string;
};
export default styles;
