declare const styles: {
  readonly page: string;
  readonly search: string;
  readonly voices: string;
};
export default styles;
