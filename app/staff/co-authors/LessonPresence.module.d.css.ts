declare const styles: {
  readonly others: string;
};
export default styles;
