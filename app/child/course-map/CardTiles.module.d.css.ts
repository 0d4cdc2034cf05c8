declare const styles: {
  readonly heading: string;
  readonly tile: string;
  readonly tiles: string;
  readonly tray: string;
};
export default styles;
