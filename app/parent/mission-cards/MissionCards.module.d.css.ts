declare const styles: {
  readonly buttons: string;
  readonly cards: string;
  readonly dinner: string;
  readonly done: string;
  readonly none: string;
};
export default styles;
