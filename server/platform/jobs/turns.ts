/** Thrown at work whose client has gone: nothing failed, and nobody reads the answer. */
export class ClientGone extends Error {
  override readonly message = "The client has gone.";
}

/** Whose job it is. */
export interface Turn {
  /** An account. */
  owner: string;
  /** Aborts when nobody waits for the result any more. */
  gone: AbortSignal;
}

interface TurnLimits {
  /** Jobs that run at once, each of another owner. */
  atOnce: number;
  /** Jobs that wait; a further one is not taken. */
  waiting: number;
  /** The same of one owner. */
  waitingOfOwner: number;
}

/** Of a program that authors wait for: one run of it at a time. */
export const ONE_RUN: TurnLimits = { atOnce: 1, waiting: 40, waitingOfOwner: 10 };

type Job = () => Promise<void>;

/**
 * Runs jobs of many owners so that none of them holds the others up: an owner has one job running at
 * a time, and owners take turns, whatever number of jobs each of them has waiting.
 *
 * The function that comes back returns null, and runs nothing, where too many jobs wait. Its promise
 * rejects with what the job throws, with ClientGone for a job whose client has gone while it waited.
 */
export function createTurns({ atOnce, waiting: most, waitingOfOwner }: TurnLimits) {
  /** By owner, in the order of their turns. */
  const waiting = new Map<string, Job[]>();
  const running = new Set<string>();

  function next() {
    for (const [owner, [job, ...rest]] of waiting) {
      if (running.size >= atOnce) return;
      if (job === undefined || running.has(owner)) continue;
      keep(owner, rest);
      running.add(owner);
      void job().finally(() => {
        running.delete(owner);
        const own = waiting.get(owner) ?? [];
        waiting.delete(owner);
        keep(owner, own);
        next();
      });
    }
  }

  /** Keeps the jobs of an owner that wait; a new one comes behind all others. */
  function keep(owner: string, jobs: Job[]) {
    if (jobs.length === 0) waiting.delete(owner);
    else waiting.set(owner, jobs);
  }

  return <T>({ owner, gone }: Turn, work: () => Promise<T>): Promise<T> | null => {
    const own = waiting.get(owner) ?? [];
    const all = [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (all >= most || own.length >= waitingOfOwner) return null;
    return new Promise((resolve, reject) => {
      if (gone.aborted) throw new ClientGone();
      const leave = () => {
        const others = waiting.get(owner)?.filter((other) => other !== job) ?? [];
        keep(owner, others);
        reject(new ClientGone());
      };
      const job = () => {
        gone.removeEventListener("abort", leave);
        return Promise.try(work).then(resolve, reject);
      };
      gone.addEventListener("abort", leave);
      keep(owner, [...own, job]);
      next();
    });
  };
}
