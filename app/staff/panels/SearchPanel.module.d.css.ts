declare const styles: {
  readonly hit: string;
  readonly hits: string;
  readonly state: string;
};
export default styles;
