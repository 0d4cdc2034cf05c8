import { useInfiniteQuery } from "@tanstack/react-query";
import { builder } from "#app/copy/builder.ts";
import { log as words } from "#app/copy/change-log.ts";
import { fetchLog } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { logGroups } from "./log-groups.ts";
import styles from "./panels.module.css";

const PAGE = 100;

/** The log of authors' changes, newest first. */
export function LogPanel({ onClose }: { onClose: () => void }) {
  const pages = useInfiniteQuery({
    queryKey: ["log"],
    queryFn: ({ pageParam }) => fetchLog(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.length < PAGE ? null : (last.at(-1)?.id ?? null)),
    staleTime: 0,
  });
  const lines = pages.data?.pages.flat();
  return (
    <Dialog heading={words.heading} close={builder.close} onClose={onClose}>
      {lines?.length === 0 && <p>{words.empty}</p>}
      {logGroups(lines ?? []).map(({ key, day, who, rows }) => (
        <section key={key} className={styles.day}>
          <h3>
            {day} <small>{who}</small>
          </h3>
          <ul className={styles.rows}>
            {rows.map(({ id, at, time, text }) => (
              <li key={id}>
                <span>{text}</span>
                <time className={styles.small} dateTime={at}>
                  {time}
                </time>
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
