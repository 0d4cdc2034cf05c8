declare const styles: {
  readonly note: string;
  readonly publish: string;
};
export default styles;
