declare const styles: {
  readonly action: string;
  readonly ask: string;
  readonly page: string;
  readonly pocket: string;
  readonly title: string;
};
export default styles;
