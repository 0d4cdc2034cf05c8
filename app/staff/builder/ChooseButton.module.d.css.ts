declare const styles: {
  readonly choose: string;
};
export default styles;
