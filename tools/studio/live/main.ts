/** A script that is wrong throws when it is read: the page says why, and waits for the next change. */
import("./preview.ts").catch((error: unknown) => {
  const note = document.querySelector("#note");
  if (note !== null) note.textContent = String(error);
});
