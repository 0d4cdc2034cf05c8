declare const styles: {
  readonly choice: string;
};
export default styles;
