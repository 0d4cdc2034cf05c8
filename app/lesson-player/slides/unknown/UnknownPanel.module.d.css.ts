declare const styles: {
  readonly asker: string;
  readonly heading: string;
  readonly mascot: string;
  readonly panel: string;
};
export default styles;
