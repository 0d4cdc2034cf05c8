export const DIFFICULTIES = ["too_easy", "a_bit_easy", "just_right", "kinda_hard"] as const;
export const ENJOYMENTS = ["boring", "meh", "fun", "super_fun"] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];
export type Enjoyment = (typeof ENJOYMENTS)[number];

/** What `users.lesson_feedback` keeps for one lesson. */
export interface LessonFeedback {
  difficulty?: Difficulty;
  enjoyment?: Enjoyment;
}
