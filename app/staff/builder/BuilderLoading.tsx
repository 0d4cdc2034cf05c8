import { Shape } from "../lists/Shape.tsx";
import { useSelection } from "./useSelection.ts";
import page from "./BuilderPage.module.css";
import styles from "./BuilderLoading.module.css";

/** The shape of the page that is loading: of the courses, of one course, or of a lesson's desk. */
export function BuilderLoading({ heading }: { heading: string }) {
  const { course, lesson } = useSelection();
  const view = lesson !== null ? "lesson" : course !== null ? "course" : "home";
  return (
    <main className={page.page}>
      <h1 className="visually-hidden">{heading}</h1>
      <div className={styles.view} data-view={view}>
        {view === "home" ? (
          <Shape of="course" count={3} />
        ) : (
          <>
            <Shape of="row" count={5} />
            <Shape of="card" />
            {view === "lesson" && <Shape of="phone" />}
          </>
        )}
      </div>
    </main>
  );
}
