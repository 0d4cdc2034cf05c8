declare const styles: {
  readonly coin: string;
  readonly days: string;
  readonly number: string;
  readonly shield: string;
  readonly streak: string;
  readonly words: string;
};
export default styles;
