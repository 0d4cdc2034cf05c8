declare const styles: {
  readonly arrow: string;
  readonly list: string;
  readonly menu: string;
};
export default styles;
