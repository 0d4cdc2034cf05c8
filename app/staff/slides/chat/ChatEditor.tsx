import { MESSAGES_MAX, SENDERS } from "#domain/slides/chat/chat.ts";
import type { Message, Sender } from "#domain/slides/chat/chat.ts";
import { activityFieldWords } from "#app/copy/slides/activity/builder.ts";
import { chatFields as words } from "#app/copy/slides/chat/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Clash } from "../../co-authors/Clash.tsx";
import { FileField } from "../../files/FileField.tsx";
import { FoldedItem } from "../activity/FoldedItem.tsx";
import { LostFile } from "../activity/LostFile.tsx";
import { NameField } from "../activity/PartFields.tsx";
import { setterOf } from "../activity/set-list.ts";
import { SpokenField } from "../activity/SpokenField.tsx";
import { useListItems } from "../activity/useListItems.ts";
import type { Editable, EditorProps } from "../editor.ts";
import styles from "../slides.module.css";
import { MessageEditor } from "./MessageEditor.tsx";

const NEW_SENDER: Sender = { name: "", image_url: null, is_pocket: false };
const NEW_MESSAGE: Message = {
  sender: 0,
  text: "",
  audio_url: null,
  image_url: null,
  alt: "",
  is_choice: false,
  reply: "",
  reply_audio_url: null,
};

/** The name of a chat, who writes in it, and the messages. */
export function ChatEditor({ lessonId, slide, edit }: EditorProps<Editable<"chat">>) {
  const { senders, messages } = slide;
  const setSenders = setterOf(edit, "chat", "senders");
  const setMessages = setterOf(edit, "chat", "messages");
  const ofSenders = useListItems(senders, setSenders);
  const ofMessages = useListItems(messages, setMessages);
  return (
    <div className={styles.fields}>
      <SpokenField
        lessonId={lessonId}
        label={words.heading}
        audioLabel={words.headingAudio}
        fields="heading heading_audio_url"
        text={slide.heading}
        url={slide.heading_audio_url}
        checks="no_heading"
        audioChecks="no_heading_audio"
        onText={(heading) => edit({ heading })}
        onFile={(heading_audio_url) => edit({ heading_audio_url })}
      />
      <fieldset ref={ofSenders.box} className={styles.answers} data-checks="no_sender_name">
        <legend>{words.senders}</legend>
        <Clash of="senders" />
        <LostFile isShown={ofSenders.hasLost} />
        {ofSenders.items.map(({ key, item, place, change, remove }) => (
          <FoldedItem
            key={key}
            place={place}
            isPart={false}
            image={item.image_url}
            name={
              <NameField
                name={item.name}
                named={(what) => `${words.sender(place)}: ${what}`}
                checks=""
                onChange={change}
              />
            }
            tools={
              // Messages name senders by their position, so the last one alone can go.
              place === senders.length &&
              senders.length > SENDERS.min && (
                <IconButton icon="bin" small label={words.deleteSender(place)} onClick={remove} />
              )
            }
            parts={[[activityFieldWords.parts.picture, item.is_pocket || item.image_url !== null]]}
          >
            <label className={styles.correct}>
              <input
                type="checkbox"
                aria-label={words.isPocketOf(place)}
                checked={item.is_pocket}
                onChange={({ target }) => change({ is_pocket: target.checked })}
              />
              {words.isPocket}
            </label>
            {!item.is_pocket && (
              <FileField
                lessonId={lessonId}
                kind="slide-image"
                isOfItem
                label={`${words.sender(place)}: ${words.portrait}`}
                url={item.image_url}
                checks=""
                onChange={(file) => change({ image_url: file?.url ?? null })}
              />
            )}
          </FoldedItem>
        ))}
        {senders.length < SENDERS.max && (
          <Button look="quiet" onClick={() => setSenders((now) => [...now, NEW_SENDER])}>
            {words.addSender}
          </Button>
        )}
      </fieldset>
      <fieldset
        ref={ofMessages.box}
        className={styles.answers}
        data-checks="no_message lone_choice many_choices"
      >
        <legend>{words.messages}</legend>
        <Clash of="messages" />
        <LostFile isShown={ofMessages.hasLost} />
        {ofMessages.items.map(({ key, item, place, change, remove, move }) => (
          <MessageEditor
            key={key}
            lessonId={lessonId}
            message={item}
            place={place}
            isLast={place === messages.length}
            senders={senders}
            onChange={change}
            onMove={move}
            onDelete={remove}
          />
        ))}
        {messages.length < MESSAGES_MAX ? (
          <Button look="quiet" onClick={() => setMessages((now) => [...now, NEW_MESSAGE])}>
            {words.addMessage}
          </Button>
        ) : (
          <p>{words.enough}</p>
        )}
      </fieldset>
    </div>
  );
}
