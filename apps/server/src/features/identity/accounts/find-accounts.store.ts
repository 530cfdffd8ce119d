import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** An account as found by staff. Instants in epoch milliseconds UTC. */
export interface FoundAccount {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly document: string | null;
  readonly profile_code: number;
  readonly blocked_at: number | null;
}

const find = statement({
  name: 'accounts.find',
  text: `select id, trim(name || ' ' || surname) as name, email, document, profile_code, blocked_at
         from account where email = $1 or document = $2 order by id limit 10`,
});

/** By e-mail in lower case, or by document in letters and digits only. */
export function accountsBy(queries: Queries, email: string, document: string): Promise<FoundAccount[]> {
  return queries.rows(find, [email, document]);
}
