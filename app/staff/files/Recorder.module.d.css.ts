declare const styles: {
  readonly record: string;
  readonly recording: string;
};
export default styles;
