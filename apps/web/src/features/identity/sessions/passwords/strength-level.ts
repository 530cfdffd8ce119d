/** Level 3 is what staff and stores need (rule 0.40): 10^10 guesses. */
const STEPS = [1e4, 1e7, 1e10] as const;

export type StrengthLevel = 0 | 1 | 2 | 3;

/** The level shown for a number of guesses: very weak, weak, fair or strong. */
export function strengthLevel(guesses: number): StrengthLevel {
  if (guesses < STEPS[0]) return 0;
  if (guesses < STEPS[1]) return 1;
  return guesses < STEPS[2] ? 2 : 3;
}
