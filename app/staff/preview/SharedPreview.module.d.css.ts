declare const styles: {
  readonly ages: string;
};
export default styles;
