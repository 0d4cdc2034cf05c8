declare const styles: {
  readonly beach: string;
  readonly night: string;
  readonly scene: string;
};
export default styles;
