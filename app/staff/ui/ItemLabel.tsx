import styles from "./ItemLabel.module.css";

/** 'Thing 2: name', of which 'Name' is seen: the item around it is seen too. All of a text without an item. */
export function ItemLabel({ text }: { text: string }) {
  const colon = text.indexOf(": ");
  if (colon < 0) return text;
  const end = colon + 2;
  return (
    <>
      <span className="visually-hidden">{text.slice(0, end)}</span>
      <span className={styles.what}>{text.slice(end)}</span>
    </>
  );
}
