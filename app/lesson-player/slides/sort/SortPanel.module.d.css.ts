declare const styles: {
  readonly basket: string;
  readonly basketName: string;
  readonly baskets: string;
  readonly contents: string;
  readonly inside: string;
  readonly picture: string;
  readonly place: string;
  readonly speak: string;
  readonly thing: string;
  readonly things: string;
};
export default styles;
