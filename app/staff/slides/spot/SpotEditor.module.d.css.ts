declare const styles: {
  readonly areas: string;
  readonly box: string;
  readonly change: string;
  readonly chooser: string;
  readonly corner: string;
  readonly frame: string;
  readonly help: string;
  readonly keys: string;
  readonly legend: string;
  readonly map: string;
  readonly number: string;
  readonly position: string;
  readonly scenes: string;
  readonly sides: string;
  readonly window: string;
};
export default styles;
