declare const styles: {
  readonly note: string;
};
export default styles;
