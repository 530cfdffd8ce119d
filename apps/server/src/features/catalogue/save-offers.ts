import type { Transaction } from '../../platform/db/database.ts';
import { saveConditions } from '../conditions/public.ts';
import { incrementTables } from '../increments/public.ts';
import { linkReferences } from '../reference-prices/public.ts';
import { draftHash } from './draft-hash.ts';
import { writeOfferDocuments } from './offer-document.store.ts';
import type { OfferDraft, SavedOffer } from './offer-draft.ts';
import {
  auctionRecord,
  conditionDrafts,
  givenReferences,
  offerRecord,
  photoRecords,
  profilePriceRecords,
  vehicleRecords,
  videoRecords,
  type NumberedDraft,
} from './offer-record.ts';
import { writeOfferParts } from './save-offer-parts.store.ts';
import {
  findImportedOffers,
  takeOfferCodes,
  writeOfferRows,
  type ImportedOffer,
} from './save-offers.store.ts';

const chunkSize = 500;

/**
 * The one way in which offers come to be or are edited: vehicles, pictures, auction, list columns, search words and documents are
 * written together, a few hundred offers at a time. The answers are in the order of the drafts.
 * Errors: a code that does not exist, a picture that another offer has, a broken constraint; then the transaction is lost.
 */
export async function saveOffers(
  transaction: Transaction,
  drafts: readonly OfferDraft[],
): Promise<SavedOffer[]> {
  const saved: SavedOffer[] = [];
  for (const chunk of chunksOf(drafts)) saved.push(...(await saveChunk(transaction, chunk)));
  return saved;
}

/** A key that comes back starts a new chunk, so that the later draft edits the earlier one. */
function chunksOf(drafts: readonly OfferDraft[]): OfferDraft[][] {
  const chunks: OfferDraft[][] = [];
  let keys = new Set<string | number>();
  let current: OfferDraft[] = [];
  for (const draft of drafts) {
    const key = draft.code ?? draft.importKey ?? null;
    if (current.length === chunkSize || (key !== null && keys.has(key))) {
      chunks.push(current);
      current = [];
      keys = new Set();
    }
    if (key !== null) keys.add(key);
    current.push(draft);
  }
  return current.length > 0 ? [...chunks, current] : chunks;
}

interface Planned extends NumberedDraft {
  readonly outcome: SavedOffer['outcome'];
}

async function saveChunk(transaction: Transaction, drafts: readonly OfferDraft[]): Promise<SavedOffer[]> {
  const planned = await plan(transaction, drafts);
  const writes = planned.filter((item) => item.outcome !== 'unchanged');
  if (writes.length > 0) {
    const edited = writes.filter((item) => item.outcome === 'updated').map((item) => item.code);
    const tables = await incrementTables(
      transaction,
      writes.map(({ draft }) => draft.partnerId ?? null),
    );
    await writeOfferRows(transaction, {
      offers: writes.map(offerRecord),
      auctions: writes.map((item) => auctionRecord(item, tables)),
      edited,
    });
    await writeOfferParts(transaction, {
      vehicles: writes.flatMap(vehicleRecords),
      photos: writes.flatMap(photoRecords),
      videos: writes.flatMap(videoRecords),
      profilePrices: writes.flatMap(profilePriceRecords),
      edited,
    });
    const codes = writes.map((item) => item.code);
    await saveConditions(transaction, writes.flatMap(conditionDrafts));
    await linkReferences(transaction, codes, writes.flatMap(givenReferences));
    await writeOfferDocuments(transaction, codes);
  }
  return planned.map(({ code, outcome }) => ({ code, outcome }));
}

async function plan(transaction: Transaction, drafts: readonly OfferDraft[]): Promise<Planned[]> {
  const keys = drafts.flatMap((draft) => (draft.importKey ? [draft.importKey] : []));
  const found = keys.length > 0 ? await findImportedOffers(transaction, keys) : [];
  const imported = new Map(found.map((offer) => [offer.import_key, offer]));
  const known = drafts.map((draft) => imported.get(draft.importKey ?? ''));
  const fresh = drafts.filter(
    (draft, index) => draft.code === undefined && known[index] === undefined,
  ).length;
  const codes = fresh > 0 ? await takeOfferCodes(transaction, fresh) : [];
  return drafts.map((draft, index) => planOne(draft, known[index], () => codes.shift() ?? 0));
}

function planOne(draft: OfferDraft, imported: ImportedOffer | undefined, takeCode: () => number): Planned {
  const importHash = draft.importKey ? draftHash(draft) : null;
  if (draft.code !== undefined) {
    return { code: draft.code, draft, importHash, publishedAt: draft.publishedAt, outcome: 'updated' };
  }
  if (!imported) {
    return { code: takeCode(), draft, importHash, publishedAt: draft.publishedAt, outcome: 'inserted' };
  }
  return {
    code: imported.code,
    draft,
    importHash,
    publishedAt: imported.taken_off ? null : (imported.published_at ?? draft.publishedAt),
    outcome: imported.import_hash === importHash ? 'unchanged' : 'updated',
  };
}
