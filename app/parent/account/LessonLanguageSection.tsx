import { useState } from "react";
import { isLanguage, SOURCE_LANGUAGE } from "#domain/content/languages.ts";
import { languageName } from "#app/copy/languages.ts";
import { lessonLanguage as words } from "#app/copy/account.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { fetchLessonLanguage, saveLessonLanguage } from "#app/data/family/family.ts";
import { Select } from "./jars/Select.tsx";
import { Section } from "./Section.tsx";

/** The language of the lessons; nothing while all of them are in English. */
export function LessonLanguageSection() {
  const loaded = useLoad("lesson language", fetchLessonLanguage);
  const [chosen, setChosen] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const save = useAction(async (value: string) => {
    setNotice(null);
    setChosen(value);
    const language = value === SOURCE_LANGUAGE || isLanguage(value) ? value : null;
    await saveLessonLanguage(language);
    setNotice(words.saved);
  });
  if (loaded.state !== "ready" || loaded.value.offered.length === 0) return null;
  const options = [
    { value: "", label: words.device },
    ...[SOURCE_LANGUAGE, ...loaded.value.offered].map((value) => ({
      value,
      label: languageName(value),
    })),
  ];
  return (
    <Section name="lesson-language" heading={words.heading} action={{ ...save, notice }}>
      <p>{words.intro}</p>
      <Select
        label={words.label}
        value={chosen ?? loaded.value.chosen ?? ""}
        options={options}
        disabled={save.busy}
        onChoose={save.run}
      />
    </Section>
  );
}
