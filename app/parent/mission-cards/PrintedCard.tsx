import { createPortal } from "react-dom";
import type { ListedChild } from "#domain/family/fields.ts";
import { stepsOf, wordingFor } from "#domain/content/mission-card.ts";
import { missionCards as words } from "#app/copy/mission-cards.ts";
import type { FamilyCard } from "#app/data/learning/mission-cards.ts";
import { Pocket } from "#app/ui/Mascot.tsx";
import { CardPicture, Treasure } from "#app/ui/Treasure.tsx";
import styles from "./PrintedCard.module.css";

interface Props {
  card: FamilyCard;
  child: ListedChild;
}

/** The card as the one sheet that a printer gets instead of the page; not shown on a screen. */
export function PrintedCard({ card: { card, order }, child }: Props) {
  const wording = wordingFor(card, child.age);
  return createPortal(
    <div className={styles.sheet} aria-hidden="true">
      <p className={styles.brand}>{words.brand}</p>
      <div className={styles.head}>
        <Pocket isLate mood="happy" className={styles.pocket} />
        <div>
          <p className={styles.kicker}>{words.forChild(child.name)}</p>
          <p className={styles.title}>{card.title}</p>
        </div>
        <CardPicture className={styles.map} />
      </div>
      {wording !== null && <p className={styles.wording}>{wording.text}</p>}
      <ol className={styles.steps}>
        {stepsOf(card).map(({ text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps have no id, only a position
          <li key={index}>
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.text}>{text}</span>
            <span className={styles.box} />
          </li>
        ))}
      </ol>
      {card.dinner.trim() !== "" && (
        <div className={styles.dinner}>
          <p className={styles.kicker}>{words.dinner}</p>
          <p>{card.dinner}</p>
        </div>
      )}
      <div className={styles.foot}>
        <Treasure order={order} className={styles.treasure} />
        <span className={styles.signed}>{words.weDidIt}</span>
        <span className={styles.rule} />
      </div>
    </div>,
    document.body,
  );
}
