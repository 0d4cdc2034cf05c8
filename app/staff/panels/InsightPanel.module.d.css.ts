declare const styles: {
  readonly bar: string;
  readonly filters: string;
  readonly finished: string;
  readonly funnel: string;
  readonly legend: string;
  readonly measure: string;
  readonly scroll: string;
  readonly small: string;
  readonly started: string;
  readonly table: string;
  readonly text: string;
  readonly weeks: string;
  readonly wrong: string;
};
export default styles;
