/** An option of a rated question: what it is worth, and how often it was chosen. */
export interface RatedOption {
  readonly worth: number;
  readonly chosen: number;
}

/**
 * What answers come to, over all questions: 0 when everyone chose the worst option, 100 when everyone chose the best one. Each answer
 * counts the same. Null: nobody answered.
 */
export function surveyScore(questions: readonly (readonly RatedOption[])[]): number | null {
  let sum = 0;
  let answers = 0;
  for (const options of questions) {
    const worths = options.map(({ worth }) => worth);
    const worst = Math.min(...worths);
    const range = Math.max(...worths) - worst;
    if (range <= 0) continue;
    for (const { worth, chosen } of options) {
      sum += (chosen * (worth - worst)) / range;
      answers += chosen;
    }
  }
  return answers === 0 ? null : Math.round((sum / answers) * 100);
}
