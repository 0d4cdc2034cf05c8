declare const styles: {
  readonly recording: string;
};
export default styles;
