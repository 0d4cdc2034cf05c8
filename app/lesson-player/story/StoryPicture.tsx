import { useImperativeHandle, useRef, useState } from "react";
import * as v from "valibot";
import type { StoryKit } from "#stage/kit/kit.ts";
import { missingIn } from "#stage/story/missing.ts";
import type { Plan } from "#stage/story/plan.ts";
import { captionOf, transcriptOf } from "#stage/story/speaking.ts";
import { StoryFile } from "#stage/story/story.ts";
import { storyWords } from "#app/copy/story.ts";
import { isTooSlowForStories } from "#app/data/learning/story-speed.ts";
import type { SignedUrls } from "#app/ui/media-urls.ts";
import { isAvailable } from "./available.ts";
import type { DrawStory, LoadedStory, StoryProps } from "./story-props.ts";
import { StoryMoment } from "./StoryMoment.tsx";
import { useStoryDrawing } from "./useStoryDrawing.ts";
import { useStoryPlaying } from "./useStoryPlaying.ts";
import styles from "./StoryPicture.module.css";

/**
 * Reads a story from its file. Null if this device is too slow to draw stories and the video is
 * available. Rejects for a file that this version can't play.
 */
export async function readStory(
  kit: StoryKit,
  response: Response,
  videoUrl: string,
  media: SignedUrls,
): Promise<DrawStory | null> {
  if (isTooSlowForStories() && (await isAvailable(videoUrl, media))) return null;
  const { story, recording, more = [] } = v.parse(StoryFile, await response.json());
  if (missingIn(kit, story).length > 0) throw new Error(`The kit of ${story.id} is another one's.`);
  const loaded: LoadedStory = { story, kit, recordings: [recording, ...more] };
  return (props) => <StoryPicture key={story.id} loaded={loaded} {...props} />;
}

/** A caption stays until the next one, or this long after its sentence. */
const CAPTION_AFTER_S = 0.25;

function captionAt({ captions }: Plan, seconds: number): string {
  const now = captions.findLast(
    ({ start, end }) => seconds >= start && seconds < end + CAPTION_AFTER_S,
  );
  return now === undefined ? "" : captionOf(now);
}

/** A story, drawn live over its sound: the picture, the captions, and its words for screen readers. */
function StoryPicture({ loaded, ...props }: StoryProps & { loaded: LoadedStory }) {
  const host = useRef<HTMLDivElement>(null);
  const [caption, setCaption] = useState("");
  const story = useStoryPlaying(loaded, props);
  const { playing, plan, moment } = story;
  useImperativeHandle(props.events, () => ({
    ended: () => !story.send({ type: "ended" }).isOver,
    restarted: () => void story.send({ type: "restart" }),
  }));
  useStoryDrawing({
    host,
    video: props.video,
    now: story,
    isHidden: props.isHidden,
    videoUrl: props.clip.src,
    onSlow: props.onSlow,
    onTime: (seconds) => setCaption(captionAt(plan, seconds)),
  });
  return (
    <>
      <div ref={host} className={styles.picture} aria-hidden="true" data-story="" />
      {moment === null && props.captionsOn && caption !== "" && (
        <p className={styles.captions} aria-hidden="true">
          <span>{caption}</span>
        </p>
      )}
      {moment !== null && !props.isHidden && (
        <StoryMoment
          key={moment.moment}
          moment={moment}
          plan={plan}
          state={playing.states[moment.moment]}
          onEvent={story.send}
          onDrag={story.drag}
        />
      )}
      <p className="visually-hidden">
        {storyWords.transcript} {transcriptOf(plan)}
      </p>
    </>
  );
}
