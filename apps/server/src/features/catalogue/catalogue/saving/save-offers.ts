import { judgeEdit } from '@patio/domain/catalogue/catalogue/offered-change.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { saveConditions } from '../../conditions/public.ts';
import { incrementTables } from '../../increments/public.ts';
import { linkReferences } from '../../reference-prices/public.ts';
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
} from '../index/offer-record.ts';
import { writeOfferParts } from './save-offer-parts.store.ts';
import { draftFacts, storedFacts } from './offered-facts.ts';
import { findOffered, lockOffered, standingOf } from './offered.store.ts';
import {
  findImportedOffers,
  lockImportedOffers,
  takeOfferCodes,
  writeOfferRows,
  type ImportedOffer,
} from './save-offers.store.ts';

const chunkSize = 500;

/** A correction was decided by staff, who are responsible for notifying users. */
export type SavePurpose = 'edit' | 'correction';

/**
 * The only way to create or edit offers: vehicles, pictures, auction, list columns, search words and documents are written together, a few
 * hundred offers at a time. The results are in the order of the drafts. An edit that would change what a user deals on is refused and
 * writes nothing (rule 0.32); a correction by staff is not an edit. Errors: an unknown code, a picture that another offer has, a violated
 * constraint; the transaction is then lost.
 */
export async function saveOffers(
  transaction: Transaction,
  drafts: readonly OfferDraft[],
  purpose: SavePurpose = 'edit',
): Promise<SavedOffer[]> {
  const saved: SavedOffer[] = [];
  for (const chunk of chunksOf(drafts)) saved.push(...(await saveChunk(transaction, chunk, purpose)));
  return saved;
}

/** A repeated key starts a new chunk, so that the later draft edits the earlier one. */
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

/** What saving edits would do to each draft; nothing is written, and new offers have no code (0). */
export async function foreseeOffers(
  transaction: Transaction,
  drafts: readonly OfferDraft[],
): Promise<SavedOffer[]> {
  const found = await lockEdited(transaction, drafts);
  const imported = new Map(found.map((offer) => [offer.import_key, offer]));
  const planned = drafts.map((draft) => planOne(draft, imported.get(draft.importKey ?? ''), () => 0));
  return (await judged(transaction, planned)).map(resultOf);
}

interface Planned extends NumberedDraft {
  readonly outcome: SavedOffer['outcome'];
  readonly refusal?: NonNullable<SavedOffer['refusal']>;
}

async function saveChunk(
  transaction: Transaction,
  drafts: readonly OfferDraft[],
  purpose: SavePurpose,
): Promise<SavedOffer[]> {
  const proposed = await plan(transaction, drafts);
  const planned = purpose === 'edit' ? await judged(transaction, proposed) : proposed;
  const writes = planned.filter(({ outcome }) => outcome === 'inserted' || outcome === 'updated');
  if (writes.length > 0) {
    const edited = writes.filter((item) => item.outcome === 'updated').map((item) => item.code);
    const tables = await incrementTables(
      transaction,
      writes.map(({ draft }) => draft.partnerId ?? null),
    );
    await writeOfferRows(transaction, {
      offers: writes.map(offerRecord),
      auctions: writes.map((item) => auctionRecord(item, tables)),
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
  return planned.map(resultOf);
}

function resultOf({ code, outcome, refusal }: Planned): SavedOffer {
  return { code, outcome, ...(refusal ? { refusal } : {}) };
}

/** Refuses edits that would change what a user deals on. The offers stay locked, so that nobody deals meanwhile. */
async function judged(transaction: Transaction, planned: readonly Planned[]): Promise<readonly Planned[]> {
  const edited = planned.filter(({ outcome }) => outcome === 'updated').map(({ code }) => code);
  if (edited.length === 0) return planned;
  const offered = new Map((await findOffered(transaction, edited)).map((row) => [row.code, row]));
  return planned.map((item) => {
    const row = offered.get(item.code);
    if (row === undefined || item.outcome !== 'updated') return item;
    const verdict = judgeEdit(storedFacts(row), draftFacts(item.draft, row), standingOf(row));
    return verdict.kind === 'refused' ? { ...item, outcome: 'refused', refusal: verdict } : item;
  });
}

async function plan(transaction: Transaction, drafts: readonly OfferDraft[]): Promise<Planned[]> {
  const found = await lockEdited(transaction, drafts);
  const imported = new Map(found.map((offer) => [offer.import_key, offer]));
  const known = drafts.map((draft) => imported.get(draft.importKey ?? ''));
  const fresh = drafts.filter(
    (draft, index) => draft.code === undefined && known[index] === undefined,
  ).length;
  const codes = fresh > 0 ? await takeOfferCodes(transaction, fresh) : [];
  return drafts.map((draft, index) => planOne(draft, known[index], () => codes.shift() ?? 0));
}

/** Locks the offers that may be edited, auctions first, as deals do; those of earlier imports are given. */
async function lockEdited(
  transaction: Transaction,
  drafts: readonly OfferDraft[],
): Promise<readonly ImportedOffer[]> {
  const keys = drafts.flatMap((draft) => (draft.importKey ? [draft.importKey] : []));
  const seen = keys.length > 0 ? await findImportedOffers(transaction, keys) : [];
  const hashes = new Map(drafts.map((draft) => [draft.importKey ?? '', draft]));
  const changed = seen.filter((offer) => {
    const draft = hashes.get(offer.import_key);
    return draft !== undefined && draftHash(draft) !== offer.import_hash;
  });
  const named = drafts.flatMap((draft) => (draft.code === undefined ? [] : [draft.code]));
  const codes = [...changed.map(({ code }) => code), ...named];
  if (codes.length === 0) return seen;
  await lockOffered(transaction, codes);
  return changed.length === 0 ? seen : await lockImportedOffers(transaction, keys);
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
    publishedAt: publishedAt(draft, imported),
    outcome: imported.import_hash === importHash ? 'unchanged' : 'updated',
  };
}

/** No import puts on the site what staff took off it (rule 0.31), or what waits there as a draft. */
function publishedAt(draft: OfferDraft, { taken_off, published_at, drafted }: ImportedOffer): number | null {
  if (taken_off) return null;
  return published_at ?? (drafted ? null : draft.publishedAt);
}
