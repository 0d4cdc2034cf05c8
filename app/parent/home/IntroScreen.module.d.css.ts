declare const styles: {
  readonly actions: string;
  readonly back: string;
  readonly card: string;
  readonly foot: string;
  readonly mascot: string;
  readonly name: string;
  readonly page: string;
  readonly product: string;
  readonly screen: string;
  readonly tagline: string;
  readonly theatre: string;
};
export default styles;
