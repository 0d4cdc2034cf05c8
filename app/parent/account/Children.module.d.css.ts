declare const styles: {
  readonly below: string;
  readonly child: string;
  readonly children: string;
  readonly choice: string;
  readonly lock: string;
  readonly picture: string;
  readonly pictures: string;
};
export default styles;
