import { createRoot } from "react-dom/client";
import "#app/ui/tokens.css";
import { missions } from "#course/treasure-tracker/course.ts";
import { drawLater } from "#app/ui/drawings.ts";
import { parts } from "./parts-list.tsx";
import { PlayedSlide } from "./PlayedSlide.tsx";

drawLater(() => import("#app/ui/all-drawings.tsx"));

const asked = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(asked.get(name) ?? otherwise);

/** Every part in a window of its own, as high and wide as a phone, and links to the slides. */
const Overview = () => (
  <main style={{ padding: 24 }}>
    {missions.map(({ lesson }, mission) => (
      <p key={lesson.id}>
        {lesson.title}:{" "}
        {lesson.slides.map(({ id, type }, index) => (
          <a key={id} href={`?mission=${mission + 1}&slide=${index + 1}`}>
            {type}{" "}
          </a>
        ))}
      </p>
    ))}
    <div style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
      {Object.keys(parts).map((name) => (
        <figure key={name} style={{ margin: 0 }}>
          <figcaption>
            <a href={`?part=${name}`}>{name}</a>
          </figcaption>
          <iframe title={name} src={`?part=${name}`} width={390} height={844} loading="lazy" />
        </figure>
      ))}
    </div>
  </main>
);

function Page() {
  const part = parts[asked.get("part") ?? ""];
  if (part !== undefined) return part();
  if (!asked.has("mission")) return <Overview />;
  return (
    <PlayedSlide mission={number("mission", 1)} slide={number("slide", 1)} age={number("age", 8)} />
  );
}

const root = document.querySelector("#root");
if (root !== null) createRoot(root).render(<Page />);
