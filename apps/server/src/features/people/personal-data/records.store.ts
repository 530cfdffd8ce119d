import type { Queries, Statement } from '../../../platform/db/database.ts';
import type { ExportSection } from './export/export-section.ts';

/** The records of an account in a section, as stored in the database. */
export function recordsOf(
  queries: Queries,
  section: Pick<ExportSection, 'name' | 'text'>,
  accountId: number,
): Promise<Record<string, unknown>[]> {
  const asked: Statement<Record<string, unknown>> = {
    name: `personal-data.section-${section.name}`,
    text: section.text,
  };
  return queries.rows(asked, [accountId]);
}
