declare const styles: {
  readonly around: string;
  readonly board: string;
  readonly end: string;
  readonly inside: string;
  readonly item: string;
  readonly items: string;
  readonly ladder: string;
  readonly number: string;
  readonly picture: string;
  readonly place: string;
  readonly places: string;
  readonly small: string;
  readonly speak: string;
};
export default styles;
