declare const styles: {
  readonly arrows: string;
};
export default styles;
