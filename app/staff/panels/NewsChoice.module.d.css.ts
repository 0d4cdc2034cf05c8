declare const styles: {
  readonly button: string;
  readonly mail: string;
  readonly news: string;
  readonly small: string;
};
export default styles;
