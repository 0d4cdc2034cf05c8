declare const styles: {
  readonly area: string;
  readonly areas: string;
  readonly entry: string;
  readonly list: string;
  readonly mark: string;
  readonly missing: string;
  readonly named: string;
  readonly picture: string;
  readonly ripple: string;
  readonly water: string;
};
export default styles;
