import { landing } from "#app/copy/landing.ts";
import { StoryLoop } from "./StoryLoop.tsx";
import { Ticks } from "../../Ticks.tsx";
import styles from "./Landing.module.css";

const { story } = landing;

/** A story in a phone, and what a child does in it. */
export const Story = () => (
  <section className={styles.story} aria-labelledby="landing-story">
    <StoryLoop />
    <div className={styles.about}>
      <h2 id="landing-story" className={styles.heading}>
        {story.heading}
      </h2>
      {story.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Ticks points={story.points} />
    </div>
  </section>
);
