declare const styles: {
  readonly basket: string;
  readonly basketName: string;
  readonly baskets: string;
  readonly contents: string;
  readonly inside: string;
  readonly sorting: string;
  readonly things: string;
};
export default styles;
