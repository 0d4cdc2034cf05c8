declare const styles: {
  readonly toast: string;
};
export default styles;
