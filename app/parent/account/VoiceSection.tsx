import { useState } from "react";
import { account as words } from "#app/copy/account.ts";
import { allowDeviceVoice, isDeviceVoiceAllowed } from "#app/read-aloud/device-voice.ts";
import { Section } from "./Section.tsx";
import styles from "./AccountScreen.module.css";

/** Whether the device's own voice may read; off until a parent allows it here. */
export function VoiceSection() {
  const [isAllowed, setAllowed] = useState(isDeviceVoiceAllowed);
  const change = (allowed: boolean) => {
    allowDeviceVoice(allowed);
    setAllowed(allowed);
  };
  return (
    <Section name="voice" heading={words.voice} action={null}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isAllowed}
          onChange={(event) => change(event.target.checked)}
        />
        {words.voiceAllow}
      </label>
      <p className={styles.small}>{words.voiceText}</p>
    </Section>
  );
}
