declare const styles: {
  readonly bar: string;
  readonly days: string;
  readonly finished: string;
  readonly funnel: string;
  readonly legend: string;
  readonly scroll: string;
  readonly small: string;
  readonly started: string;
  readonly table: string;
};
export default styles;
