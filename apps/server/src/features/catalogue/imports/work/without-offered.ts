import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { OfferDraft } from '../../catalogue/public.ts';
import type { ImportRecord } from '../imports.store.ts';
import { importedKeys, offeredPlates } from './offered-plates.store.ts';
import type { StoreOutcome } from './save-for-store.ts';

/**
 * Refuses new offers of vehicles that an open offer has already, by their plates, and saves the others: a file that comes again under
 * another name would offer every vehicle twice. A store is told only of its own offers. The outcomes are in the order of the drafts.
 */
export async function withoutOffered(
  transaction: Transaction,
  { origin_partner_id: partnerId }: Pick<ImportRecord, 'origin_partner_id'>,
  drafts: readonly OfferDraft[],
  save: (free: readonly OfferDraft[]) => Promise<readonly StoreOutcome[]>,
): Promise<readonly StoreOutcome[]> {
  const plates = drafts.flatMap((draft) => plateOf(draft) ?? []);
  const offered = await offeredPlates(transaction, plates, partnerId);
  if (offered.size === 0) return save(drafts);
  const known = await importedKeys(
    transaction,
    drafts.flatMap(({ importKey }) => importKey ?? []),
  );
  const refused = drafts.map((draft) => (known.has(draft.importKey ?? '') ? null : refusal(draft, offered)));
  const saved = await save(drafts.filter((_draft, index) => refused[index] === null));
  let next = 0;
  return refused.map((each) => each ?? saved[next++] ?? { code: 0, outcome: 'unchanged' });
}

const plateOf = ({ vehicles }: OfferDraft): string | null => vehicles[0]?.plate ?? null;

function refusal(draft: OfferDraft, offered: ReadonlyMap<string, number>): StoreOutcome | null {
  const plate = plateOf(draft) ?? '';
  const code = offered.get(plate);
  if (code === undefined) return null;
  return { code, outcome: 'refused', reason: reasonOf('plate-offered', { plate, offer: String(code) }) };
}
