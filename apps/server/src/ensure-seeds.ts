import { ensureReference } from './features/catalogue/reference/public.ts';
import { houseSurveySeeds } from './features/sales/surveys/public.ts';
import type { Database } from './platform/db/database.ts';

/** Makes sure that the database holds what every database of this version holds. Returns whether anything was written. */
export function ensureSeeds(database: Database): Promise<boolean> {
  return ensureReference(database, [houseSurveySeeds]);
}
