declare const styles: {
  readonly above: string;
  readonly actions: string;
  readonly head: string;
  readonly menu: string;
  readonly place: string;
  readonly state: string;
  readonly title: string;
};
export default styles;
