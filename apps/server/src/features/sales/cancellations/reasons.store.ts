import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** Why a user cancels, in both languages. */
export interface ReasonRow {
  readonly code: number;
  readonly description: string;
  readonly description_en: string;
  readonly needs_text: boolean;
}

const list = statement({
  name: 'cancellations.reasons',
  text: 'select code, description, description_en, needs_text from cancel_reason where not by_staff and active order by code',
});

const find = statement({
  name: 'cancellations.reason',
  text: 'select code, description, description_en, needs_text from cancel_reason where code = $1 and not by_staff and active',
});

/** Reads the reasons for cancelling. */
export function reasonReader(queries: Queries) {
  return {
    list: () => queries.rows(list),
    find: (code: number) => queries.row(find, [code]),
  };
}
