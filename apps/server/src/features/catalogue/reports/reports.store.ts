import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { isShown } from '../shown-offers/public.ts';

const find = statement({
  name: 'reports.find',
  text: `select report_code as code, coalesce(report_name, report_code || '.pdf') as name from offer o
         where report_code = $1 and ${isShown('$2::timestamptz')}`,
});

/** The report of a published offer by then, by its code, and the name under which it is saved. */
export function findReport(
  queries: Queries,
  code: string,
  now: number,
): Promise<{ code: string; name: string } | undefined> {
  return queries.row(find, [code, new Date(now)]);
}
