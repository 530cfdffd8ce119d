import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { shareCard, shareCardVersion, type ShareCard } from '@patio/domain/catalogue/sharing/share-card.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { FairQueue } from '../../../platform/turns/fair-queue.ts';
import { joinCalls, pictureFinder, type FindPicture } from '../media/public.ts';
import { loadCardLetters } from './card-letters.ts';
import type { CardLanguage } from './card-texts.ts';
import { renderCard } from './render-card.ts';
import { findSharedOffer } from './sharing.store.ts';

/** Which picture: of an offer, in a language, for the house (null) or a store. */
export interface CardRequest {
  readonly code: number;
  readonly language: CardLanguage;
  readonly store: string | null;
}

/** Queued by `caller`. Errors: `overloaded`. */
export type FindCard = (
  request: CardRequest,
  asked: { readonly now: number; readonly caller: string },
) => Promise<{ version: string; bytes: Buffer } | null>;

const limits = { atOnce: 1, mostWaiting: 100, longestWaitMs: 15_000, retryAfterSeconds: 5 };

const PHOTO = /^\/media\/((?:ilustracao-)?[\da-f-]{36})$/;

/**
 * Returns share cards: of the current offer, generated once for concurrent requests, one at a time, and stored until their content changes.
 * Null for hidden offers and stores.
 */
export function cardFinder(deps: Pick<ServerDeps, 'config' | 'database'>, storage: Storage): FindCard {
  const findPicture = pictureFinder(deps.database, storage);
  const queue = new FairQueue(limits);
  const join = joinCalls<Buffer>();
  const letters = lettersOf(deps.config.dataDir);
  return async (request, { now, caller }) => {
    const card = await currentCard(deps, request, now);
    if (card === null) return null;
    const version = shareCardVersion(card);
    const key = keyOf(request, version);
    const cached = await storage.read(key);
    if (cached !== null) return { version, bytes: cached };
    const bytes = await join(key, () =>
      queue.pass(caller, async () => {
        await letters();
        const made = await renderCard(card, request.language, await photoOf(findPicture, card, caller));
        await storage.put(key, made);
        await forgetOthers(storage, request, version);
        return made;
      }),
    );
    return { version, bytes };
  };
}

/** Loads the fonts before the first picture; a failure is retried with the next one. */
function lettersOf(dataDir: string): () => Promise<void> {
  let loaded = false;
  return async () => {
    if (!loaded) await loadCardLetters(path.join(dataDir, 'letters'));
    loaded = true;
  };
}

async function currentCard(
  { config, database }: Pick<ServerDeps, 'config' | 'database'>,
  { code, store }: CardRequest,
  now: number,
): Promise<ShareCard | null> {
  const row = await findSharedOffer(database, code, store, now);
  if (row === undefined || (store !== null && row.store_name === null)) return null;
  return shareCard({
    title: row.title,
    photo: row.photo,
    buyNow: row.buy_now_cents,
    price: row.price_cents,
    hasBid: row.bid_count > 0,
    open: row.status === 'A' && row.end_at > now,
    vehicles: row.vehicle_count,
    brand: row.store_name ?? config.brand.name,
  });
}

async function photoOf(find: FindPicture, { photo }: ShareCard, caller: string): Promise<Buffer | null> {
  const guid = PHOTO.exec(photo ?? '')?.[1];
  const file = guid === undefined ? null : await find(guid, { width: 1200, format: 'jpg' }, caller);
  if (file === null) return null;
  return buffer(await file.open());
}

function keyOf({ code, language, store }: CardRequest, version: string): string {
  return `cards/${code}/${language}-${store ?? '_'}-${version}.jpg`;
}

/** One picture of each is stored: a price that changes with every bid must not fill the storage. */
async function forgetOthers(storage: Storage, request: CardRequest, version: string): Promise<void> {
  const note = `cards/${request.code}/${request.language}-${request.store ?? '_'}.txt`;
  const before = (await storage.read(note))?.toString();
  await storage.put(note, Buffer.from(version));
  if (before !== undefined && before !== version) await storage.delete(keyOf(request, before));
}
