declare const styles: {
  readonly card: string;
  readonly coin: string;
  readonly count: string;
  readonly hand: string;
  readonly jars: string;
  readonly left: string;
  readonly name: string;
  readonly other: string;
  readonly others: string;
  readonly picture: string;
  readonly place: string;
  readonly remaining: string;
  readonly take: string;
  readonly takeCoin: string;
  readonly tools: string;
};
export default styles;
