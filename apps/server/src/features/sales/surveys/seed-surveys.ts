import type { Transaction } from '../../../platform/db/database.ts';
import { HOUSE_SURVEYS } from './house-surveys.ts';
import { surveySeeds } from './survey-seeds.store.ts';

/** The surveys of the house, as every database has them. */
export const houseSurveySeeds = { content: HOUSE_SURVEYS, write: seedSurveys } as const;

/** Writes the surveys of the house where there is none for an occasion yet; what was changed since stays (S-45). */
async function seedSurveys(transaction: Transaction): Promise<void> {
  const seeds = surveySeeds(transaction);
  for (const { questions, ...survey } of HOUSE_SURVEYS) {
    if ((await seeds.survey(survey)) === 0) continue;
    await seeds.questions(
      survey.guid,
      questions.map(({ statement, statementEn, kind, options }, position) => ({
        position,
        statement,
        statement_en: statementEn,
        kind,
        options,
      })),
    );
  }
}
