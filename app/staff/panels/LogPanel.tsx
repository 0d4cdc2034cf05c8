import { useInfiniteQuery } from "@tanstack/react-query";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { builder } from "#app/copy/builder.ts";
import { actions, log as words } from "#app/copy/change-log.ts";
import { fetchLog } from "#app/data/authoring/authoring.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { when } from "./when.ts";
import styles from "./panels.module.css";

const PAGE = 100;
const nameOf = (who: string | null) => (who === AUTHOR_EMAIL ? words.author : (who ?? words.shell));

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
      <ul className={styles.rows}>
        {lines?.map(({ id, at, who, action, subject }) => (
          <li key={id}>
            <span>
              {words.line(
                nameOf(who),
                actions[action],
                subject === AUTHOR_EMAIL ? words.author : subject,
              )}
            </span>
            <time className={styles.small} dateTime={at}>
              {when(at)}
            </time>
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button look="quiet" disabled={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
          {words.older}
        </Button>
      )}
    </Dialog>
  );
}
