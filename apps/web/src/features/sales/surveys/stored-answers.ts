import type { GivenAnswer } from '@patio/domain/sales/surveys/check-answers.ts';
import { keepTabText, tabText } from '../../../platform/drafts/tab-text.ts';

/** The progress of a user in a survey. */
export interface StoredAnswers {
  readonly place: number;
  readonly given: ReadonlyMap<number, GivenAnswer>;
}

/** A survey is identified by its link and the deal that it is about. */
interface SurveyLink {
  readonly guid: string;
  readonly deal: number;
}

const nameOf = ({ guid, deal }: SurveyLink): string => `patio.pesquisa.${guid}.${deal}`;

/** Keeps the answers in the tab, so that none are lost on reload; null removes them. */
export function storeAnswers(link: SurveyLink, answers: StoredAnswers | null): void {
  const stored = answers === null ? null : { place: answers.place, given: [...answers.given.values()] };
  keepTabText(nameOf(link), stored === null ? null : JSON.stringify(stored));
}

/** The stored progress of a survey with this number of questions; null without any. */
export function storedAnswers(link: SurveyLink, questions: number): StoredAnswers | null {
  try {
    const stored: unknown = JSON.parse(tabText(nameOf(link)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('place' in stored && 'given' in stored))
      return null;
    const { place, given } = stored;
    if (typeof place !== 'number' || !Number.isSafeInteger(place) || place < 0 || place >= questions)
      return null;
    if (!Array.isArray(given) || !given.every(isAnswer)) return null;
    return { place, given: new Map(given.map((answer) => [answer.question, answer])) };
  } catch {
    return null;
  }
}

function isAnswer(stored: unknown): stored is GivenAnswer {
  if (typeof stored !== 'object' || stored === null) return false;
  const { question, option, text } = { question: null, option: null, text: null, ...stored };
  return (
    typeof question === 'number' &&
    (option === null || typeof option === 'number') &&
    (text === null || typeof text === 'string')
  );
}
