import type { PocketMood } from "#characters/pocket/mood.ts";
import { ButtonLink } from "./Button.tsx";
import type { PictureName } from "./drawings.ts";
import { StepLayout } from "./StepLayout.tsx";

/** A message with at most one link. */
export function MessageScreen({
  heading,
  text,
  link,
  mood,
  picture,
}: {
  heading: string;
  text?: string;
  link: { href: string; label: string };
  mood: PocketMood;
  picture?: PictureName;
}) {
  return (
    <StepLayout heading={heading} mood={mood} {...(picture && { picture })}>
      {text !== undefined && <p>{text}</p>}
      <ButtonLink href={link.href}>{link.label}</ButtonLink>
    </StepLayout>
  );
}
