import { useInfiniteQuery } from "@tanstack/react-query";
import { builder } from "#app/copy/builder.ts";
import { log as words } from "#app/copy/change-log.ts";
import { fetchLog } from "#app/data/authoring/authoring.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { LoadingRows } from "./LoadingRows.tsx";
import { logGroups, placeOf } from "./log-groups.ts";
import panels from "./panels.module.css";
import styles from "./LogPanel.module.css";

const PAGE = 100;

interface Props {
  courses: readonly OutlineCourse[];
  onOpen: (place: { course: string; lesson: string | null; slide: null }) => void;
  onClose: () => void;
}

/** The log of authors' changes, newest first. */
export function LogPanel({ courses, onOpen, onClose }: Props) {
  const pages = useInfiniteQuery({
    queryKey: ["log"],
    queryFn: ({ pageParam }) => fetchLog(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.length < PAGE ? null : (last.at(-1)?.id ?? null)),
    staleTime: 0,
  });
  const lines = pages.data?.pages.flat();
  const titleOf = (title: string) => {
    const place = placeOf(courses, title);
    if (place === null) return <b>{title}</b>;
    return (
      <>
        <button
          type="button"
          className={panels.link}
          aria-label={words.open(title)}
          onClick={() => {
            onClose();
            onOpen({ ...place, slide: null });
          }}
        >
          {title}
        </button>
        {place.lesson !== null && (
          <small> {courses.find(({ id }) => id === place.course)?.title}</small>
        )}
      </>
    );
  };
  return (
    <Dialog heading={words.heading} close={builder.close} onClose={onClose}>
      {lines === undefined && <LoadingRows count={6} error={pages.error} />}
      {lines?.length === 0 && <p>{words.empty}</p>}
      {logGroups(lines ?? []).map(({ key, day, items }) => (
        <section key={key} className={styles.day}>
          <h3>{day}</h3>
          <ul>
            {items.map((item) => (
              <li key={item.key}>
                {item.title !== "" && titleOf(item.title)}
                <ul>
                  {item.actions.map(({ key: id, at, time, text, count }) => (
                    <li key={id}>
                      <time dateTime={at}>{time}</time>
                      <span title={item.email ?? undefined}>{item.who}</span>
                      <span>{words.times(text, count)}</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {pages.hasNextPage && (
        <Button look="quiet" disabled={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
          {words.older}
        </Button>
      )}
    </Dialog>
  );
}
