declare const styles: {
  readonly all: string;
  readonly folded: string;
  readonly lessons: string;
  readonly words: string;
};
export default styles;
