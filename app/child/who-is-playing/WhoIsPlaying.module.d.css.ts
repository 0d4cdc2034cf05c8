declare const styles: {
  readonly child: string;
  readonly children: string;
  readonly choice: string;
  readonly forgot: string;
  readonly picture: string;
  readonly player: string;
  readonly speak: string;
  readonly status: string;
};
export default styles;
