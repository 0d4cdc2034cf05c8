declare const styles: {
  readonly cover: string;
};
export default styles;
