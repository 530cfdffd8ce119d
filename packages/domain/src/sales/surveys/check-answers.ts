/** The facts of a question that its answer depends on. */
export type SentQuestion = {
  readonly id: number;
  readonly free: boolean;
  readonly optionIds: readonly number[];
};

/** An answer as a user gave it. */
export type GivenAnswer = {
  readonly question: number;
  readonly option: number | null;
  readonly text: string | null;
};

/** Whether an answer is valid: a text if it is free text, otherwise one of the options (A§5). */
export function answers(question: SentQuestion, given: GivenAnswer | undefined): boolean {
  if (given === undefined) return false;
  if (question.free) return (given.text ?? '').trim() !== '';
  return given.option !== null && question.optionIds.includes(given.option);
}

/**
 * The answers to store, one for each question in order, without answers to other questions; null if a question is unanswered. Of several
 * answers to one question the last counts.
 */
export function completeAnswers(
  questions: readonly SentQuestion[],
  given: readonly GivenAnswer[],
): readonly GivenAnswer[] | null {
  const byQuestion = new Map(given.map((answer) => [answer.question, answer]));
  const kept: GivenAnswer[] = [];
  for (const question of questions) {
    const answer = byQuestion.get(question.id);
    if (answer === undefined || !answers(question, answer)) return null;
    const { option, text } = answer;
    kept.push({
      question: question.id,
      option: question.free ? null : option,
      text: question.free ? (text ?? '').trim() : null,
    });
  }
  return kept;
}
