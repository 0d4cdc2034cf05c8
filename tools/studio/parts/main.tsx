import { createRoot } from "react-dom/client";
import "#app/ui/tokens.css";
import { drawLater } from "#app/ui/drawings.ts";
import { PlayedSlide } from "./PlayedSlide.tsx";

drawLater(() => import("#app/ui/all-drawings.tsx"));

const asked = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(asked.get(name) ?? otherwise);

const root = document.querySelector("#root");
if (root !== null)
  createRoot(root).render(
    <PlayedSlide
      mission={number("mission", 1)}
      slide={number("slide", 1)}
      age={number("age", 8)}
    />,
  );
