declare const styles: {
  readonly lessons: string;
  readonly note: string;
  readonly open: string;
};
export default styles;
