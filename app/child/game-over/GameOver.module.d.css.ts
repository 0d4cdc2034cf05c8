declare const styles: {
  readonly words: string;
};
export default styles;
