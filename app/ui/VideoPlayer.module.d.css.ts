declare const styles: {
  readonly bar: string;
  readonly captions: string;
  readonly chip: string;
  readonly controls: string;
  readonly failed: string;
  readonly fill: string;
  readonly overlay: string;
  readonly playSign: string;
  readonly stage: string;
  readonly surface: string;
  readonly title: string;
  readonly video: string;
  readonly waiting: string;
};
export default styles;
