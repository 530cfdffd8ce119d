import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import {
  draftFromForm,
  draftPhotos,
  saveAsOffer,
  storedOffer,
  type KnownPhoto,
} from '../../drafts/public.ts';
import { leavePhotos } from '../../media/public.ts';
import { importWriter, type ImportRecord } from '../imports.store.ts';
import type { StayReason } from '../reasons.ts';
import { LEASE_MS } from './batch-keeper.ts';
import { dealtOn, marksOf, removeImported, setImportHash } from './offer-marks.store.ts';
import { MovedOn } from './stop-import.ts';
import { linesToUndo, noteUndone } from './undo-lines.store.ts';

const BATCH = 50;

type Line = Awaited<ReturnType<typeof linesToUndo>>[number];
type Facts = Awaited<ReturnType<typeof dealtOn>> extends Map<number, infer Row> ? Row : never;

/** Takes back the next offers of an import that is undone; true: there may be more. Those that people dealt on stay. */
export async function undoBatch(deps: ServerDeps, row: ImportRecord): Promise<boolean> {
  const now = deps.clock.now();
  return deps.database.transact(async (transaction) => {
    const writer = importWriter(transaction, row.id);
    const lines = await linesToUndo(transaction, row.id, row.position, BATCH);
    const last = lines.at(-1)?.record ?? row.records;
    if (!(await writer.advance('undoing', row.position, last, now + LEASE_MS))) throw new MovedOn();
    const codes = lines.map(({ offer_code: code }) => code);
    const dealt = await dealtOn(transaction, codes);
    const marks = await marksOf(transaction, codes);
    const outcomes: { id: number; kept: StayReason | null }[] = [];
    for (const line of lines) {
      const facts = dealt.get(line.offer_code);
      const unchanged = marks.get(line.offer_code)?.mark === line.after_mark;
      const kept = whyKept(row, line, facts, unchanged) ?? (await takeBack(deps, transaction, line, now));
      outcomes.push({ id: line.id, kept });
    }
    await noteUndone(transaction, outcomes);
    await writer.setCounts();
    if (lines.length === BATCH) {
      await writer.release(now, false);
      return true;
    }
    await writer.setState('undone', null, now);
    return false;
  });
}

function whyKept(
  row: ImportRecord,
  { verdict }: Line,
  facts: Facts | undefined,
  unchanged: boolean,
): StayReason | null {
  if (facts === undefined) return 'gone';
  if (facts.sold) return 'sold';
  if (facts.bids) return 'bids';
  if (facts.proposals) return 'proposals';
  // Also those that are over: they are records of people, who keep their offer.
  if (verdict === 'new' && facts.visits) return 'visits';
  if (verdict === 'new' && facts.deposits) return 'deposits';
  if (facts.answered) return 'answered';
  if (!facts.open) return 'ended';
  if (facts.edited) return 'edited';
  if (!unchanged) return 'changed';
  if (verdict === 'new' && row.origin_partner_id !== null && facts.published) return 'approved';
  return null;
}

/** Removes a new offer, or restores a changed one; gives why not. */
async function takeBack(
  deps: ServerDeps,
  transaction: Transaction,
  { verdict, offer_code: code, before_form: form, before_photos: photos, before_hash: hash }: Line,
  now: number,
): Promise<StayReason | null> {
  const guids = [...(await draftPhotos(transaction, code)).keys()];
  if (verdict === 'new') {
    await removeImported(transaction, code);
    await leavePhotos(transaction, guids, now);
    return null;
  }
  if (form === null) return 'unknown';
  const kept = await restore(deps, transaction, { code, form, photos: photos ?? [], hash, now });
  // Those that the offer has again are found to be named.
  if (kept === null) await leavePhotos(transaction, guids, now);
  return kept;
}

interface Restored {
  readonly code: number;
  readonly form: OfferForm;
  readonly photos: readonly KnownPhoto[];
  readonly hash: string | null;
  readonly now: number;
}

async function restore(
  { config }: ServerDeps,
  transaction: Transaction,
  { code, form, photos, hash, now }: Restored,
): Promise<StayReason | null> {
  const stored = await storedOffer(transaction, code);
  if (stored === undefined) return 'gone';
  // Photos that the import replaced are still stored.
  const known = new Map([
    ...photos.map((photo): [string, KnownPhoto] => [photo.guid, photo]),
    ...(await draftPhotos(transaction, code)),
  ]);
  const offer = draftFromForm(form, known, config.rules);
  // An end that has passed meanwhile would close it.
  const endAt = (offer.auction.endAt ?? 0) > now ? offer.auction.endAt : stored.end_at;
  const open = { code, partnerId: stored.partner_id, row: null, stored };
  try {
    await saveAsOffer(
      transaction,
      open,
      { ...offer, auction: { ...offer.auction, endAt } },
      { publishedAt: stored.published_at, now, idiom: 'PTBR' },
    );
  } catch (failure) {
    if (failure instanceof ApiError) return 'refused';
    throw failure;
  }
  await setImportHash(transaction, code, hash);
  return null;
}
