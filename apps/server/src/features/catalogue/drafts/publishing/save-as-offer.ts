import type { OfferDraft } from '../../catalogue/public.ts';
import { resetTerms, saveOffers } from '../../catalogue/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { IncompleteOffer } from '../form/draft-from-form.ts';
import type { OpenDraft } from '../open-draft.ts';
import { refusedFields } from './refused-fields.ts';

/**
 * Saves a complete draft as its offer, by the one way in which offers are saved. A new offer is on the site from `publishedAt` on (null:
 * not yet); changes leave that as it is, and where people have dealt, the end too. Errors: `edit-refused` (rule 0.32).
 */
export async function saveAsOffer(
  transaction: Transaction,
  { code, row, stored }: OpenDraft,
  offer: IncompleteOffer,
  { publishedAt, now, idiom }: { publishedAt: number | null; now: number; idiom: 'PTBR' | 'EN' },
): Promise<OfferDraft> {
  const isNew = stored === undefined || row?.is_new === true;
  const { lot: _lot, ...facts } = offer;
  const { baseCents, endAt } = offer.auction;
  if (baseCents === null || endAt === null) throw new Error('Only a complete draft is saved.');
  const fixed = stored !== undefined && (stored.last_seq > 0 || stored.open_proposals);
  const draft: OfferDraft = {
    ...facts,
    code,
    publishedAt: isNew ? publishedAt : (stored?.published_at ?? null),
    createdAt: stored?.created_at ?? now,
    ownerId: stored?.owner_id ?? null,
    reportCode: (row ?? stored)?.report_code ?? null,
    reportName: (row ?? stored)?.report_name ?? null,
    auction: { ...offer.auction, baseCents, endAt: fixed ? stored.end_at : endAt },
    vehicles: offer.vehicles.map((vehicle) => {
      const { categoryCode } = vehicle;
      if (categoryCode === null) throw new Error('Only a complete draft is saved.');
      return { ...vehicle, categoryCode };
    }),
  };
  if (isNew && stored !== undefined)
    await resetTerms(transaction, code, draft.auction.minimumStep ?? null, draft.partnerId ?? null);
  const [saved] = await saveOffers(transaction, [draft]);
  if (saved?.refusal !== undefined)
    throw new ApiError('edit-refused', { parameters: { what: refusedFields(saved.refusal, idiom) } });
  return draft;
}
