declare const styles: {
  readonly late: string;
};
export default styles;
