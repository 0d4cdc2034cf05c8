import { createRoot } from "react-dom/client";
import "#app/ui/tokens.css";
import { missions } from "#course/treasure-tracker/course.ts";
import { drawLater } from "#app/ui/drawings.ts";
import { parts } from "./parts-list.tsx";
import { madeSlides } from "./made-lesson.ts";
import { PlayedSlide } from "./PlayedSlide.tsx";

drawLater(() => import("#app/ui/all-drawings.tsx"));

/** Every part in a window of its own, as high and wide as a phone, and links to the slides. */
const Overview = () => (
  <main style={{ padding: 24 }}>
    {missions.map(({ lesson }, mission) => (
      <p key={lesson.id}>
        {lesson.title}:{" "}
        {lesson.slides.map(({ id, type }, index) => (
          <a key={id} href={`#mission=${mission + 1}&slide=${index + 1}`}>
            {type}{" "}
          </a>
        ))}
      </p>
    ))}
    <p>
      Made slides:{" "}
      {madeSlides.map(({ id, type }, index) => (
        <a key={id} href={`#mission=0&slide=${index + 1}`}>
          {type}{" "}
        </a>
      ))}
    </p>
    <div style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
      {Object.keys(parts).map((name) => (
        <figure key={name} style={{ margin: 0 }}>
          <figcaption>
            <a href={`#part=${name}`}>{name}</a>
          </figcaption>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- this page itself, with one part */}
          <iframe title={name} src={`#part=${name}`} width={390} height={844} loading="lazy" />
        </figure>
      ))}
    </div>
  </main>
);

/** What the address asks for: a part, a slide of a mission, or everything. */
function Page({ asked }: { asked: URLSearchParams }) {
  const part = parts[asked.get("part") ?? ""];
  if (part !== undefined) return part();
  if (!asked.has("mission")) return <Overview />;
  const number = (name: string, otherwise: number) => Number(asked.get(name) ?? otherwise);
  return (
    <PlayedSlide mission={number("mission", 1)} slide={number("slide", 1)} age={number("age", 8)} />
  );
}

const host = document.querySelector("#root");
if (host !== null) {
  const root = createRoot(host);
  const show = () => {
    const asked = location.hash.slice(1);
    root.render(<Page key={asked} asked={new URLSearchParams(asked)} />);
  };
  window.addEventListener("hashchange", show);
  show();
}
