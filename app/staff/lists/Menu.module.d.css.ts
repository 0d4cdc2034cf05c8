declare const styles: {
  readonly arrow: string;
  readonly list: string;
  readonly menu: string;
  readonly name: string;
  readonly short: string;
};
export default styles;
