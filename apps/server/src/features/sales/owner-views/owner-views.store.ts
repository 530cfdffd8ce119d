import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** The owner of an account that is looked at. */
export interface Owner {
  readonly id: number;
  readonly staff_role: string | null;
  readonly idiom: Idiom | null;
}

const find = statement({
  name: 'owner-views.owner',
  text: 'select id, staff_role, idiom from account where id = $1 and erased_at is null',
});

/** The owner of an account, unless it was erased. */
export function ownerOf(queries: Queries, accountId: number): Promise<Owner | undefined> {
  return queries.row(find, [accountId]);
}
