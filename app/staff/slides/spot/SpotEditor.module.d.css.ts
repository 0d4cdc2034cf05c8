declare const styles: {
  readonly box: string;
  readonly change: string;
  readonly chooser: string;
  readonly corner: string;
  readonly frame: string;
  readonly keys: string;
  readonly legend: string;
  readonly number: string;
  readonly position: string;
  readonly scenes: string;
  readonly sides: string;
};
export default styles;
