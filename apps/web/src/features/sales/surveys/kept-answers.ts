import type { GivenAnswer } from '@patio/domain/sales/surveys/check-answers.ts';

/** How far a user has come in a survey. */
export interface KeptAnswers {
  readonly place: number;
  readonly given: ReadonlyMap<number, GivenAnswer>;
}

/** A survey is known by its link and the deal that it is about. */
interface SurveyLink {
  readonly guid: string;
  readonly deal: number;
}

const nameOf = ({ guid, deal }: SurveyLink): string => `patio.pesquisa.${guid}.${deal}`;

/** Keeps the answers in the tab, so that loading the page anew loses none; null forgets them. */
export function keepAnswers(link: SurveyLink, answers: KeptAnswers | null): void {
  try {
    if (answers === null) sessionStorage.removeItem(nameOf(link));
    else {
      const { place, given } = answers;
      sessionStorage.setItem(nameOf(link), JSON.stringify({ place, given: [...given.values()] }));
    }
  } catch {
    // A browser that keeps nothing: the answers live as long as the page.
  }
}

/** What was kept of a survey with so many questions; null without anything. */
export function keptAnswers(link: SurveyLink, questions: number): KeptAnswers | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(link)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('place' in kept && 'given' in kept)) return null;
    const { place, given } = kept;
    if (typeof place !== 'number' || !Number.isSafeInteger(place) || place < 0 || place >= questions)
      return null;
    if (!Array.isArray(given) || !given.every(isAnswer)) return null;
    return { place, given: new Map(given.map((answer) => [answer.question, answer])) };
  } catch {
    return null;
  }
}

function isAnswer(kept: unknown): kept is GivenAnswer {
  if (typeof kept !== 'object' || kept === null) return false;
  const { question, option, text } = { question: null, option: null, text: null, ...kept };
  return (
    typeof question === 'number' &&
    (option === null || typeof option === 'number') &&
    (text === null || typeof text === 'string')
  );
}
