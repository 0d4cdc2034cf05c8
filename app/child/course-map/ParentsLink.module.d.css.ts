declare const styles: {
  readonly link: string;
};
export default styles;
