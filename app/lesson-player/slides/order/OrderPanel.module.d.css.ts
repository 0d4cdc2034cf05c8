declare const styles: {
  readonly board: string;
  readonly end: string;
  readonly inside: string;
  readonly items: string;
  readonly ladder: string;
  readonly number: string;
  readonly place: string;
  readonly places: string;
  readonly small: string;
};
export default styles;
