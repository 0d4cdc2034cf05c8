/**
 * The addresses that the start page names: a module of its own keeps the others out of its bundle.
 */
export const home = () => "/";
export const onboardingIntro = () => "/onboarding/intro";
export const parentName = () => "/onboarding/parent-name";
export const login = () => "/login";
export const privacy = () => "/privacy";
export const terms = () => "/terms";
/** Where a family plays. */
export const courseTrackStart = () => "/courses/CourseTrack";
