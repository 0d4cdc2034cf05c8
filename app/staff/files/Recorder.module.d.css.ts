declare const styles: {
  readonly record: string;
  readonly recording: string;
  readonly time: string;
};
export default styles;
