import { offeredChanges } from '@patio/domain/catalogue/catalogue/offered-change.ts';
import { draftFacts, storedFacts, type OfferDraft } from '../../catalogue/public.ts';
import type { OpenDraft } from '../open-draft.ts';
import type { StoredOffer } from '../form/stored-offer.store.ts';

type Values = Readonly<Record<string, string | number | boolean | null>>;

/** What a publication states, for the audit log; of changes only what differs. Amounts in centavos. */
export function publishedValues(
  { row, stored }: OpenDraft,
  saved: OfferDraft,
): { readonly before?: Values; readonly after: Values } {
  const after = termsOf(saved);
  if (stored === undefined || row?.is_new === true)
    return {
      after: {
        title: saved.title,
        vehicles: saved.vehicles.length,
        photos: saved.photos.length,
        base: saved.auction.baseCents,
        reserve: saved.auction.reserveCents ?? null,
        buyNow: saved.buyNowCents ?? 0,
        ...after,
      },
    };
  const before = termsOfStored(stored);
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  const facts = offeredChanges(storedFacts(stored), draftFacts(saved, stored), null);
  const named = facts.map((change) => ({
    ...change,
    name: change.vehicle === null ? change.field : `${change.field} ${change.vehicle + 1}`,
  }));
  const pick = (values: Values): [string, Values[string]][] =>
    changed.map((name) => [name, values[name] ?? null]);
  return {
    before: Object.fromEntries([
      ...named.map(({ name, before: value }) => [name, value] as const),
      ...pick(before),
    ]),
    after: Object.fromEntries([
      ...named.map(({ name, after: value }) => [name, value] as const),
      ...pick(after),
    ]),
  };
}

function termsOf(saved: OfferDraft): Values {
  return {
    end: saved.auction.endAt,
    spotlight: saved.spotlight ?? false,
    tags: saved.tags ?? '',
    proposals: saved.acceptsProposals ?? false,
    floor: saved.proposalFloorCents ?? null,
    videos: (saved.videos ?? []).length,
  };
}

function termsOfStored(stored: StoredOffer): Values {
  return {
    end: stored.end_at,
    spotlight: stored.spotlight,
    tags: stored.tags,
    proposals: stored.accepts_proposals,
    floor: stored.proposal_floor_cents,
    videos: stored.videos.length,
  };
}
