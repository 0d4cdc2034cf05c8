declare const styles: {
  readonly alive: string;
  readonly face: string;
  readonly flying: string;
  readonly mascot: string;
};
export default styles;
