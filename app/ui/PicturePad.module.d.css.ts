declare const styles: {
  readonly pad: string;
  readonly picked: string;
  readonly picture: string;
  readonly pictures: string;
  readonly place: string;
  readonly places: string;
};
export default styles;
