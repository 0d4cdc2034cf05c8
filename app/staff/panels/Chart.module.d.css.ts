declare const styles: {
  readonly area: string;
  readonly axis: string;
  readonly chart: string;
  readonly legend: string;
  readonly places: string;
  readonly plot: string;
  readonly point: string;
  readonly scale: string;
  readonly week: string;
};
export default styles;
