import captions from "#course/media/onboarding/welcome.vtt?url";
import poster from "#course/media/onboarding/welcome.jpg?url";
import script from "#course/media/onboarding/welcome.json?url";
import video from "#course/media/onboarding/welcome.mp4?url";
import { createAccount as words } from "#app/copy/onboarding.ts";

export const welcomeFilm = {
  id: "onboarding/welcome",
  script,
  src: video,
  captions,
  poster,
  alt: words.video,
};
