import type { SecurityAccess } from '@patio/contract/identity/security/list-accesses.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { presentEvents } from './security-events.present.ts';
import { eventsOf } from './security-events.store.ts';

/** A page of the security events of an account, newest first. */
export async function accessesOf(
  queries: Queries,
  given: {
    readonly accountId: number;
    readonly before: number | null;
    readonly limit: number;
    readonly idiom: Idiom;
  },
): Promise<{ data: SecurityAccess[]; proximo: number | null }> {
  const { accountId, before, limit, idiom } = given;
  // One row more than shown: it reveals whether there is a next page.
  const rows = await eventsOf(queries, { accountId, before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    data: presentEvents(shown, idiom),
    proximo: rows.length > limit ? (shown.at(-1)?.code ?? null) : null,
  };
}
