declare const styles: {
  readonly coins: string;
  readonly row: string;
};
export default styles;
