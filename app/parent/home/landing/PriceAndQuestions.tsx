import { landing } from "#app/copy/landing.ts";
import type { Offer } from "#app/copy/landing.ts";
import { Coin } from "../Coin.tsx";
import { Ticks } from "../../Ticks.tsx";
import { Wave } from "./Wave.tsx";
import styles from "./PriceAndQuestions.module.css";

/** What the course costs, beside what parents ask. */
export const PriceAndQuestions = ({ offer: { price, questions } }: { offer: Offer }) => (
  <div className={styles.both}>
    <Wave />
    <section className={styles.price} aria-labelledby="landing-price">
      <Coin className={styles.coin} />
      <h2 id="landing-price">{price.heading}</h2>
      {price.amount !== undefined && (
        <p className={styles.offer}>
          {price.amount.before} <strong className={styles.amount}>{price.amount.price}</strong>
        </p>
      )}
      <p>{price.text}</p>
      <Ticks points={price.points} />
    </section>
    <section className={styles.questions} aria-labelledby="landing-questions">
      <h2 id="landing-questions">{landing.questions.heading}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  </div>
);
