declare const styles: {
  readonly changed: string;
  readonly mark: string;
  readonly notices: string;
};
export default styles;
