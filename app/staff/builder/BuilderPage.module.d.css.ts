declare const styles: {
  readonly chip: string;
  readonly page: string;
  readonly search: string;
};
export default styles;
