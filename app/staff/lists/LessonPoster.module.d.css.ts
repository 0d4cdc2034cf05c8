declare const styles: {
  readonly poster: string;
};
export default styles;
