const MAX_HEIGHT = 1280;
const QUALITY = 0.82;
/** Not at the start, because the first frame of a clip is often empty. */
const AT_S = 0.6;

/** A JPEG of one frame of a video file or URL. Rejects if the browser cannot decode the video. */
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
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", QUALITY),
    );
    if (blob === null) throw new Error("The canvas could not be encoded as JPEG.");
    return new File([blob], "poster.jpg", { type: "image/jpeg" });
  } finally {
    if (typeof video !== "string") URL.revokeObjectURL(url);
  }
}

const once = (element: HTMLVideoElement, event: string) =>
  new Promise<void>((resolve, reject) => {
    element.addEventListener(event, () => resolve(), { once: true });
    element.addEventListener(
      "error",
      () => reject(new Error("The browser cannot decode the video.")),
      { once: true },
    );
  });
