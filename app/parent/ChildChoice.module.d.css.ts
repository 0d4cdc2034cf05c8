declare const styles: {
  readonly child: string;
  readonly children: string;
};
export default styles;
