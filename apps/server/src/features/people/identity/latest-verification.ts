import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { stateOnWire } from './identity.present.ts';
import { identityReader } from './identity.store.ts';

/** The result of an account's latest request, as its owner sees it: with the reasons of a refusal, not those of an approval. */
export async function latestVerification(queries: Queries, accountId: number) {
  const row = await identityReader(queries).latest(accountId);
  if (!row) return null;
  return {
    situacao: stateOnWire(row.state),
    em: isoInstant(row.at),
    motivo: row.state === 'refused' ? row.reason : null,
  };
}
