const MAX_HEIGHT = 1280;
const QUALITY = 0.82;
/** A moment in: the first frame of a clip is often empty. */
const AT_S = 0.6;

/** A still of a video file or address, as a JPEG; rejects when the browser can't read it. */
export async function makePoster(video: File | string): Promise<File> {
  const url = typeof video === "string" ? video : URL.createObjectURL(video);
  try {
    const element = document.createElement("video");
    element.muted = true;
    element.preload = "auto";
    element.src = url;
    await once(element, "loadeddata");
    const seeked = once(element, "seeked");
    element.currentTime = Math.min(AT_S, element.duration / 2);
    await seeked;
    const scale = Math.min(1, MAX_HEIGHT / element.videoHeight);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(element.videoWidth * scale);
    canvas.height = Math.round(element.videoHeight * scale);
    canvas.getContext("2d")?.drawImage(element, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    if (blob === null) throw new Error("the picture could not be made");
    return new File([blob], "poster.jpg", { type: "image/jpeg" });
  } finally {
    if (typeof video !== "string") URL.revokeObjectURL(url);
  }
}

const once = (element: HTMLVideoElement, event: string) =>
  new Promise<void>((resolve, reject) => {
    element.addEventListener(event, () => resolve(), { once: true });
    element.addEventListener("error", () => reject(new Error("the video can't be read")), { once: true });
  });
