declare const styles: {
  readonly screen: string;
  readonly skip: string;
  readonly theatre: string;
  readonly top: string;
};
export default styles;
