import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { requestDue } from '@patio/domain/people/personal-data/terms-of-requests.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { lockPerson } from '../person.store.ts';
import { insertRequest, openRequest, requestBy, type RequestRow } from '../requests/requests.store.ts';

/**
 * Opens the request for a copy, which the worker creates; returns the open one, if there is one. `requestedBy`: staff who request it on
 * behalf of the user. Undefined without such an account.
 */
export async function openExport(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  given: {
    readonly accountId: number;
    readonly idiom: Idiom;
    readonly now: number;
    readonly requestedBy: number | null;
  },
): Promise<RequestRow | undefined> {
  const { accountId, idiom, now, requestedBy } = given;
  const person = await lockPerson(transaction, accountId);
  if (!person || person.erased_at !== null) return undefined;
  const open = await openRequest(transaction, accountId, 'export');
  if (open) return open;
  const code = await insertRequest(transaction, {
    accountId,
    kind: 'export',
    idiom,
    at: now,
    dueAt: requestDue(now, config.rules.dataRequestDays),
    requestedBy,
  });
  return requestBy(transaction, code);
}
