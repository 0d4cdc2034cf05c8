declare const styles: {
  readonly action: string;
  readonly ask: string;
  readonly page: string;
  readonly pocket: string;
  readonly sing: string;
  readonly title: string;
  readonly top: string;
};
export default styles;
