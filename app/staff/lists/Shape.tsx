import loading from "../ui/loading.module.css";
import list from "./ItemList.module.css";
import styles from "./Shape.module.css";

interface BlockProps {
  width: number | string;
  /** Height of the line, the button or the picture that it stands for. */
  height: number | string;
  of?: "line" | "button" | "box";
}

/** In the place of a line, a button or a picture that is loading. */
export const Block = ({ width, height, of = "line" }: BlockProps) => (
  <span className={styles.block} data-of={of} style={{ width, height }} />
);

interface Props {
  of: keyof typeof SHAPES;
  count?: number;
}

/** In the place of what is loading: its shape, where its parts will be; several one below the other. */
export function Shape({ of, count = 1 }: Props) {
  const Part = SHAPES[of];
  return (
    <div
      className={`${list.list} ${styles.shape} ${loading.delayed}`}
      data-compact={of === "slide"}
      data-shape={of}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- all are the same
        <Part key={index} />
      ))}
    </div>
  );
}

/** A row of a list: the handle, the picture, its name and a line below. */
const Row = ({ picture }: { picture: "poster" | "slide" }) => (
  <div className={list.row}>
    <span className={list.grip} />
    <div className={`${list.pick} ${styles.pick}`}>
      <span className={styles.picture} data-of={picture} />
      <span className={list.words}>
        <Block width="min(84%, 240px)" height={23} />
        <Block width="min(60%, 160px)" height={21} />
      </span>
    </div>
  </div>
);

const SHAPES = {
  lesson: () => <Row picture="poster" />,
  slide: () => <Row picture="slide" />,
  /** The settings of a lesson, folded. */
  bar: () => (
    <div className={styles.bar}>
      <Block width="min(100%, 260px)" height={24} />
    </div>
  ),
  /** The editor of a slide. */
  card: () => (
    <div className={styles.card}>
      <div>
        <Block width={100} height={27} />
      </div>
      <Block width={90} height={23} />
      <Block width="100%" height={52} of="box" />
      <Block width={90} height={23} />
      <Block width="100%" height={96} of="box" />
      <Block width="100%" height={96} of="box" />
    </div>
  ),
  phone: () => (
    <div className={styles.desk}>
      <div className={styles.bar}>
        <Block width="min(100%, 220px)" height={31} />
      </div>
      <Block width={240} height={40} />
      <span className={styles.phone} />
    </div>
  ),
};
