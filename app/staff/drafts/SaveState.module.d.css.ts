declare const styles: {
  readonly state: string;
};
export default styles;
