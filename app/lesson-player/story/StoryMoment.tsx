import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import type { Plan } from "#stage/story/plan.ts";
import type { PlayingEvent } from "#stage/story/playing.ts";
import { TOGETHER } from "#stage/story/parts.ts";
import type { Moment } from "#stage/story/story.ts";
import type { Spot } from "#stage/base/spot.ts";
import { holding, isTogether, lastOf } from "#stage/story/tasks.ts";
import type { TaskState } from "#stage/story/tasks.ts";
import { targets } from "#stage/scene/targets.ts";
import type { PlacedTarget } from "#stage/scene/targets.ts";
import { readAloud } from "#app/copy/child.ts";
import { storyWords as words } from "#app/copy/story.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { StoryTarget } from "./StoryTarget.tsx";
import styles from "./StoryMoment.module.css";

interface Props {
  moment: Moment;
  plan: Plan;
  state: TaskState | undefined;
  onEvent: (event: PlayingEvent) => void;
  /** A thing is dragged this far, in the place's units; null when it was let go. */
  onDrag: (put: string, by: Spot | null) => void;
}

/** Why the last try is right, or why not. */
function whyLast({ task }: Moment, state: TaskState | undefined): string | null {
  const last = lastOf(task, state);
  if (last === null) return null;
  const all = task.do === "choose" ? task.of : task.things;
  return all[last.target]?.why.say ?? null;
}

/** So near to the upper or lower edge, as a share of the picture, the question would be over a target. */
const EDGE = 0.2;

/** Is the question at the lower edge? Where a target is at the upper one, and none at the lower. */
function isAskedBelow(plan: Plan, moment: Moment): boolean {
  const all = targets(plan, moment, undefined);
  const half = ({ width }: PlacedTarget) => (width * 9) / 16 / 2;
  return (
    all.some((target) => target.top - half(target) < EDGE) &&
    all.every((target) => target.top + half(target) < 1 - EDGE)
  );
}

/** The story waits: buttons lie over what can be tapped in the picture, and Pocket asks. */
export function StoryMoment({ moment, plan, state, onEvent, onDrag }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLDivElement>(null);
  /** The thing under the finger: until it is let go it is shown as held. */
  const [carried, setCarried] = useState<number | null>(null);
  /** A place was tapped with nothing in the hand. */
  const [isEmptyHanded, setEmptyHanded] = useState(false);
  const all = targets(
    plan,
    moment,
    carried === null ? state : holding(moment.task, state, carried),
  );
  const held = all.find(({ isHeld }) => isHeld);
  const why = whyLast(moment, state);
  const isWrong = lastOf(moment.task, state)?.isRight === false;

  const tap = ({ id, kind }: PlacedTarget) => {
    setEmptyHanded(kind === "place" && held === undefined);
    onEvent({ type: "tap", target: id });
  };
  const drop = (target: number, place: number) => {
    setEmptyHanded(false);
    onEvent({ type: "drop", target, place });
  };
  const move = ({ id, reach, width }: PlacedTarget, by: Spot | null) => {
    setCarried(by === null ? null : id);
    // The width of a target in the place, and in the picture.
    const scale = (2 * reach) / (width * (scene.current?.offsetWidth ?? Infinity));
    const put = moment.task.do === "sort" ? moment.task.things[id]?.put : undefined;
    if (put !== undefined) onDrag(put, by && [by[0] * scale, by[1] * scale]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || held === undefined) return;
    event.preventDefault();
    tap(held);
  };

  // The button that was tapped may be gone: keys go on at the next one.
  const wasInside = useRef(true);
  useEffect(() => {
    const now = document.activeElement;
    const isLost = now === null || now === document.body || now.closest("[hidden]") !== null;
    if (isLost && wasInside.current)
      box.current
        ?.querySelector<HTMLElement>("button[data-target]:not([aria-disabled=true])")
        ?.focus({ preventScroll: true });
    wasInside.current = box.current?.contains(document.activeElement) === true;
  }, [state]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape puts down what is held, as a second tap on it does
    <div ref={box} className={styles.moment} data-moment="" onKeyDown={onKeyDown}>
      <div className={styles.question} data-below={isAskedBelow(plan, moment)}>
        <div role="status">
          {isTogether(moment.task, state) && <p>{TOGETHER}</p>}
          <p data-moment-text="" data-wrong={isWrong}>
            {isEmptyHanded
              ? words.takeFirst
              : held === undefined
                ? (why ?? moment.ask.say)
                : words.hold(held.name)}
          </p>
        </div>
        <IconButton
          small
          icon="sound"
          label={readAloud.listen(moment.ask.say)}
          onClick={() => onEvent({ type: "listen" })}
        />
      </div>
      <div ref={scene} className={styles.scene} role="group" aria-label={moment.ask.say}>
        {all.map((target) => (
          <StoryTarget
            key={target.id}
            target={target}
            onTap={() => tap(target)}
            onDrop={(place) => drop(target.id, place)}
            onMove={(by) => move(target, by)}
          />
        ))}
      </div>
    </div>
  );
}
