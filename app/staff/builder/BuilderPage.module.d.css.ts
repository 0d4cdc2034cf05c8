declare const styles: {
  readonly failed: string;
  readonly language: string;
  readonly page: string;
  readonly search: string;
  readonly wide: string;
};
export default styles;
