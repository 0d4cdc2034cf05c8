import { useState } from "react";
import { freePicture, MAX_CHILDREN } from "#domain/family/children.ts";
import type { ListedChild } from "#domain/family/fields.ts";
import { children as words } from "#app/copy/account.ts";
import { addChild, editChild, removeChild, saveLock } from "#app/data/family/children.ts";
import { Button } from "#app/ui/Button.tsx";
import { ChildPicture } from "#app/ui/ChildPicture.tsx";
import { ChildForm } from "./ChildForm.tsx";
import { LockForm } from "./LockForm.tsx";
import { Section } from "./Section.tsx";
import type { ReadyAccount } from "./useAccount.ts";
import account from "./AccountScreen.module.css";
import styles from "./Children.module.css";

/** What is open in the section: the form of a new child, or something about one child. */
type Open = { what: "add" } | { what: "edit" | "lock" | "remove"; id: string } | null;

/** Who plays in this family: add, change, remove. */
export function ChildrenSection({ account: { data, actions } }: { account: ReadyAccount }) {
  const { children } = data.me;
  const action = actions.children;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const save = (work: () => Promise<unknown>) => action.run(() => work().then(close));
  return (
    <Section name="children" heading={words.heading} action={action}>
      <ul className={styles.children}>
        {children.map((child) => {
          const { id, name, age, picture, lock } = child;
          const shown = open !== null && open.what !== "add" && open.id === id ? open.what : null;
          return (
            <li key={id} className={styles.child}>
              <ChildPicture name={picture} className={styles.picture} />
              <p>
                <strong>{name}</strong>
                <br />
                <span className={account.small}>
                  {words.years(age)}
                  {lock && children.length > 1 && `, ${words.lockIsOn}`}
                </span>
              </p>
              {shown === "edit" && (
                <div className={styles.below}>
                  <ChildForm
                    start={child}
                    action={action}
                    button={words.save}
                    onSubmit={(fields) => save(() => editChild(id, fields))}
                    onCancel={close}
                  />
                </div>
              )}
              {shown === "lock" && (
                <div className={styles.below}>
                  <LockForm
                    child={child}
                    busy={action.busy}
                    onSave={(pictures) => save(() => saveLock(id, pictures))}
                    onCancel={close}
                  />
                </div>
              )}
              {shown === "remove" && (
                <div className={styles.below}>
                  <p>{words.removeText(name)}</p>
                  <div className={account.pair}>
                    <Button disabled={action.busy} onClick={() => save(() => removeChild(id))}>
                      {words.removeSure(name)}
                    </Button>
                    <Button look="quiet" autoFocus onClick={close}>
                      {words.keep(name)}
                    </Button>
                  </div>
                </div>
              )}
              {shown === null && (
                <div className={`${styles.below} ${account.pair}`}>
                  <Button
                    look="quiet"
                    aria-label={words.editOf(name)}
                    onClick={() => setOpen({ what: "edit", id })}
                  >
                    {words.edit}
                  </Button>
                  {children.length > 1 && (
                    <>
                      <Button
                        look="quiet"
                        aria-label={words.lockOf(name)}
                        onClick={() => setOpen({ what: "lock", id })}
                      >
                        {words.lock}
                      </Button>
                      <Button
                        look="quiet"
                        aria-label={words.removeOf(name)}
                        onClick={() => setOpen({ what: "remove", id })}
                      >
                        {words.remove}
                      </Button>
                    </>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <AddChild
        family={children}
        isOpen={open?.what === "add"}
        action={action}
        onOpen={() => setOpen({ what: "add" })}
        onClose={close}
      />
    </Section>
  );
}

function AddChild({
  family,
  isOpen,
  action,
  onOpen,
  onClose,
}: {
  family: readonly ListedChild[];
  isOpen: boolean;
  action: ReadyAccount["actions"]["children"];
  onOpen: () => void;
  onClose: () => void;
}) {
  if (family.length >= MAX_CHILDREN) return <p className={account.small}>{words.full}</p>;
  if (!isOpen)
    return (
      <Button look="quiet" onClick={onOpen}>
        {words.add}
      </Button>
    );
  return (
    <ChildForm
      start={{ picture: freePicture(family) }}
      action={action}
      button={words.addSave}
      onSubmit={(fields) => action.run(() => addChild(fields).then(onClose))}
      onCancel={onClose}
    />
  );
}
