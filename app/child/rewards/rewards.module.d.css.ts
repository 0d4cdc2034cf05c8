declare const styles: {
  readonly action: string;
  readonly coin: string;
  readonly confetti: string;
  readonly day: string;
  readonly dot: string;
  readonly glimm: string;
  readonly news: string;
  readonly number: string;
  readonly page: string;
  readonly pair: string;
  readonly piece: string;
  readonly pocket: string;
  readonly shield: string;
  readonly week: string;
};
export default styles;
