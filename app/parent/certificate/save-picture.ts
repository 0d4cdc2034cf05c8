import { PAPER } from "#app/ui/certificate/paper.ts";
import { saveFile } from "#app/ui/save-file.ts";

/** Pixels of the saved picture for one unit of the paper. */
const SCALE = 2;

/** Loads SVG source as an image. Rejects when the browser cannot draw it. */
async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const source = new XMLSerializer().serializeToString(svg);
  const url = URL.createObjectURL(new Blob([source], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Saves the certificate as a PNG of twice its size. An SVG image cannot use the page's font, so its
 * texts are drawn onto the canvas. Rejects when the browser cannot draw or encode it.
 */
export async function saveCertificate(svg: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = PAPER;
  const art = svg.cloneNode(true) as SVGSVGElement;
  art.setAttribute("width", String(width * SCALE));
  art.setAttribute("height", String(height * SCALE));
  for (const text of art.querySelectorAll("text")) text.remove();

  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no 2D canvas");
  context.drawImage(await imageOf(art), 0, 0);
  context.scale(SCALE, SCALE);
  context.textAlign = "center";
  for (const text of svg.querySelectorAll("text")) {
    const { fontFamily, fontWeight, fill } = getComputedStyle(text);
    context.font = `${fontWeight} ${text.getAttribute("font-size")}px ${fontFamily}`;
    context.fillStyle = fill;
    context.fillText(
      text.textContent ?? "",
      Number(text.getAttribute("x")),
      Number(text.getAttribute("y")),
    );
  }
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (png === null) throw new Error("the canvas gave no picture");
  saveFile(png, name);
}
