import { randomBytes } from 'node:crypto';
import { sealSnapshot } from '@patio/domain/sales/purchases/purchase-snapshot.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sha256Hex } from '../../trading/auctions/public.ts';
import { costsNow } from '../../trading/charges/public.ts';
import { snapshotFacts, type SnapshotSale } from './snapshot-facts.ts';
import { insertSnapshot } from './snapshots.store.ts';
import { snapshotSource } from './source.store.ts';

/**
 * Takes the snapshot of a purchase (rule 0.33), in the transaction that makes it: what was offered, price, costs and terms as they are at
 * this moment. `reconstitutedAt`: the instant at which it is filled in later, from what is known then.
 */
export async function takeSnapshot(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  sale: SnapshotSale,
  reconstitutedAt: number | null = null,
): Promise<void> {
  const source = await snapshotSource(transaction, sale);
  if (!source) throw new Error('A purchase has no offer.');
  const costs = sale.costs ?? (await costsNow({ config }, transaction, sale, sale.at));
  const reconstituted = reconstitutedAt !== null;
  const sealed = sealSnapshot(
    {
      facts: snapshotFacts(sale, costs, source, reconstituted),
      personal: source.buyer === null ? null : { comprador: source.buyer, endereco: source.address },
      salt: randomBytes(32).toString('hex'),
    },
    sha256Hex,
  );
  const erased = source.buyer === null;
  await insertSnapshot(transaction, {
    purchase_code: sale.code,
    facts: sealed.facts,
    hash: sealed.hash,
    personal: erased ? null : sealed.personal,
    salt: erased ? null : sealed.salt,
    reconstituted,
    taken_at: reconstitutedAt ?? sale.at,
  });
}
