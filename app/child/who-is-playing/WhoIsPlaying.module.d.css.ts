declare const styles: {
  readonly child: string;
  readonly children: string;
  readonly choice: string;
  readonly forgot: string;
  readonly picture: string;
  readonly speak: string;
  readonly wrong: string;
};
export default styles;
