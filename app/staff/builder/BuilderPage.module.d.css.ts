declare const styles: {
  readonly chip: string;
  readonly page: string;
  readonly search: string;
  readonly voices: string;
};
export default styles;
