declare const styles: {
  readonly around: string;
  readonly card: string;
  readonly picture: string;
  readonly speak: string;
};
export default styles;
