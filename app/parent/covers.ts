import first from "#course/media/landing/mission-1.jpg?url";
import second from "#course/media/landing/mission-2.jpg?url";
import third from "#course/media/landing/mission-3.jpg?url";
import fourth from "#course/media/landing/mission-4.jpg?url";
import fifth from "#course/media/landing/mission-5.jpg?url";

/** The covers of the missions in app/copy/missions.ts, each 480 pixels wide and 853 high. */
export const covers: readonly string[] = [first, second, third, fourth, fifth];
