declare const styles: {
  readonly big: string;
  readonly button: string;
  readonly gold: string;
  readonly primary: string;
  readonly quiet: string;
};
export default styles;
