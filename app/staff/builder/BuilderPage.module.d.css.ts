declare const styles: {
  readonly page: string;
  readonly search: string;
  readonly wide: string;
};
export default styles;
