import type { noteOpenRecord as contract } from '@patio/contract/identity/open-records/note-open-record.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { forgetOpenRecord, noteOpen, othersWithOpen } from './open-records.store.ts';

/** A screen says it every twenty seconds; after this time it is gone. */
const LAPSED_MS = 45_000;

/** Notes that a user has a record open, and answers which colleagues have it open too. */
export const noteOpenRecord =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ body }, { actor }) => {
    const now = clock.now();
    const record = { kind: body.tipo, code: body.codigo, accountId: actor.accountId };
    const names = await database.transact(async (transaction) => {
      await forgetOpenRecord(transaction, record, now - LAPSED_MS);
      if (body.fechado === true) return [];
      await noteOpen(transaction, record, now);
      return othersWithOpen(transaction, record, now - LAPSED_MS);
    });
    return { data: names.map((nome) => ({ nome })) };
  };
