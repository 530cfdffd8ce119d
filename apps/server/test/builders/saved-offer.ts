import {
  saveOffers,
  type OfferDraft,
  type SavedOffer,
} from '../../src/features/catalogue/catalogue/public.ts';
import type { Transaction } from '../../src/platform/db/database.ts';

/** Writes one offer as the product writes many. */
export async function saveOffer(transaction: Transaction, draft: OfferDraft): Promise<SavedOffer> {
  const [saved] = await saveOffers(transaction, [draft]);
  if (!saved) throw new Error('An offer was not saved.');
  return saved;
}
