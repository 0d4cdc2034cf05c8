declare const styles: {
  readonly large: string;
  readonly page: string;
  readonly small: string;
  readonly words: string;
};
export default styles;
