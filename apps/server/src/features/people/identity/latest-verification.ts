import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { stateOnWire } from './identity.present.ts';
import { identityReader } from './identity.store.ts';

/** What became of the latest request of an account, as its owner sees it: the grounds of a refusal, not those of an approval. */
export async function latestVerification(queries: Queries, accountId: number) {
  const row = await identityReader(queries).latest(accountId);
  if (!row) return null;
  return {
    situacao: stateOnWire(row.state),
    em: isoInstant(row.at),
    motivo: row.state === 'refused' ? row.reason : null,
  };
}
