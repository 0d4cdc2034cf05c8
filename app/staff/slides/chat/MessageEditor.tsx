import { isEmptyText } from "#domain/content/visible-text.ts";
import type { Message, Sender } from "#domain/slides/chat/chat.ts";
import { activityFieldWords } from "#app/copy/slides/activity/builder.ts";
import { chatFields as words } from "#app/copy/slides/chat/builder.ts";
import { TextArea } from "#app/ui/TextArea.tsx";
import { MoveAndDelete } from "../../lists/MoveAndDelete.tsx";
import { ItemLabel } from "../../ui/ItemLabel.tsx";
import { ChoiceField } from "../activity/ChoiceField.tsx";
import { FoldedItem } from "../activity/FoldedItem.tsx";
import { MediaFields } from "../activity/PartFields.tsx";
import { SpokenField } from "../activity/SpokenField.tsx";
import styles from "../slides.module.css";

const names = activityFieldWords.parts;

interface Props {
  lessonId: string;
  message: Message;
  /** Position of the message, starting at 1. */
  place: number;
  isLast: boolean;
  senders: readonly Sender[];
  /** Gives false where it is no longer in its list. */
  onChange: (changed: Partial<Message>) => boolean;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
}

/** Editor of one message, or of something that the child can say. */
export function MessageEditor({ lessonId, message, place, senders, onChange, ...props }: Props) {
  const named = (what: string) => `${words.message(place)}: ${what}`;
  const nameOf = ({ name }: Sender, index: number) =>
    isEmptyText(name) ? words.sender(index + 1) : name;
  return (
    <FoldedItem
      place={place}
      image={message.image_url}
      name={
        <div data-checks="empty_message">
          <TextArea
            label={<ItemLabel text={named(words.text)} />}
            rows={1}
            maxLength={300}
            value={message.text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        </div>
      }
      tools={
        <MoveAndDelete
          place={place}
          isLast={props.isLast}
          labels={{
            menu: words.message(place),
            up: words.moveUp(place),
            down: words.moveDown(place),
            remove: words.deleteMessage(place),
          }}
          onMove={props.onMove}
          onDelete={props.onDelete}
        />
      }
      shown={
        <div className={styles.beside} data-checks="unknown_sender">
          <ChoiceField
            label={words.from(place)}
            value={String(message.sender)}
            options={Object.fromEntries(
              senders.map((sender, index) => [String(index), nameOf(sender, index)]),
            )}
            onChange={(sender) => onChange({ sender: Number(sender) })}
          />
          <label className={styles.correct}>
            <input
              type="checkbox"
              aria-label={words.isChoiceOf(place)}
              checked={message.is_choice}
              onChange={({ target }) => onChange({ is_choice: target.checked })}
            />
            {words.isChoice}
          </label>
        </div>
      }
      parts={[
        [names.picture, message.image_url !== null, "no_picture_alt"],
        [names.voice, message.audio_url !== null, "no_message_audio", message.audio_url],
      ]}
    >
      <MediaFields
        lessonId={lessonId}
        part={message}
        named={named}
        audioChecks="no_message_audio"
        onChange={onChange}
      />
      {message.is_choice && (
        <SpokenField
          lessonId={lessonId}
          isOfItem
          label={named(words.reply)}
          audioLabel={named(words.replyAudio)}
          text={message.reply}
          url={message.reply_audio_url}
          checks=""
          audioChecks="no_message_audio"
          onText={(reply) => onChange({ reply })}
          onFile={(reply_audio_url) => onChange({ reply_audio_url })}
        />
      )}
    </FoldedItem>
  );
}
