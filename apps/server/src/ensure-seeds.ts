import { ensureReference } from './features/catalogue/reference/public.ts';
import { houseSurveySeeds } from './features/sales/surveys/public.ts';
import type { Database } from './platform/db/database.ts';

/** Makes sure that the database contains the seed data of this version. Returns whether anything was written. */
export function ensureSeeds(database: Database): Promise<boolean> {
  return ensureReference(database, [houseSurveySeeds]);
}
