declare const styles: {
  readonly choice: string;
  readonly state: string;
};
export default styles;
