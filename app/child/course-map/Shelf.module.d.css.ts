declare const styles: {
  readonly badge: string;
  readonly bar: string;
  readonly count: string;
  readonly course: string;
  readonly courses: string;
  readonly cover: string;
  readonly name: string;
  readonly open: string;
  readonly speak: string;
  readonly words: string;
};
export default styles;
