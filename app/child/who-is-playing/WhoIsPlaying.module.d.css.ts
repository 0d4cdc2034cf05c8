declare const styles: {
  readonly child: string;
  readonly children: string;
  readonly choice: string;
  readonly picture: string;
  readonly speak: string;
};
export default styles;
