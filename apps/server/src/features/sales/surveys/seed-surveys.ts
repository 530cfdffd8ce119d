import type { Transaction } from '../../../platform/db/database.ts';
import { HOUSE_SURVEYS } from './house-surveys.ts';
import { surveySeeds } from './survey-seeds.store.ts';

/** The initial surveys of every database. */
export const houseSurveySeeds = { content: HOUSE_SURVEYS, write: seedSurveys } as const;

/** Inserts the initial surveys for occasions that have none; later changes stay (S-45). */
async function seedSurveys(transaction: Transaction): Promise<void> {
  const seeds = surveySeeds(transaction);
  for (const { questions, ...survey } of HOUSE_SURVEYS) {
    if ((await seeds.survey(survey)) === 0) continue;
    await seeds.questions(
      survey.guid,
      questions.map(({ statement, statementEn, kind, options, rated }, position) => ({
        position,
        statement,
        statement_en: statementEn,
        kind,
        options,
        rated,
      })),
    );
  }
}
