declare const styles: {
  readonly asked: string;
  readonly going: string;
};
export default styles;
