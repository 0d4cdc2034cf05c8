declare const styles: {
  readonly kind: string;
  readonly thumbnail: string;
};
export default styles;
