declare const styles: {
  readonly card: string;
  readonly chest: string;
  readonly note: string;
  readonly price: string;
};
export default styles;
