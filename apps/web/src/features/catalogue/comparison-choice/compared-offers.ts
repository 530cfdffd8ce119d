import { hasRoomFor } from '@patio/domain/catalogue/comparison/compared-codes.ts';
import { useSyncExternalStore } from 'react';
import { keepTabText, tabText } from '../../../platform/drafts/tab-text.ts';

/** An offer selected for comparison, as the tray shows it. */
export interface ChosenOffer {
  readonly code: number;
  readonly title: string;
  readonly photo: string | null;
}

/** The selection is stored per tab, so that it survives reloads and navigation. */
const NAME = 'patio.comparar';
const NOTHING: readonly ChosenOffer[] = [];

const listeners = new Set<() => void>();
let read: { readonly text: string; readonly offers: readonly ChosenOffer[] } = { text: '', offers: NOTHING };

/** The selected offers in order of selection. The same array until they change. */
export function chosenOffers(): readonly ChosenOffer[] {
  const text = tabText(NAME) ?? '';
  if (text !== read.text) read = { text, offers: offersFrom(text) };
  return read.offers;
}

/** Adds an offer; false when four are selected already. */
export function choose(offer: ChosenOffer): boolean {
  const chosen = chosenOffers();
  const codes = chosen.map(({ code }) => code);
  if (codes.includes(offer.code)) return true;
  if (!hasRoomFor(offer.code, codes)) return false;
  chooseAll([...chosen, offer]);
  return true;
}

/** Takes an offer out. */
export function unchoose(code: number): void {
  chooseAll(chosenOffers().filter((offer) => offer.code !== code));
}

/** Replaces the selection with these. */
export function chooseAll(offers: readonly ChosenOffer[]): void {
  const text = offers.length === 0 ? '' : JSON.stringify(offers);
  read = { text, offers };
  keepTabText(NAME, text === '' ? null : text);
  for (const listener of listeners) listener();
}

/** The selected offers, as components see them; none while rendering on the server. */
export function useChosenOffers(): readonly ChosenOffer[] {
  return useSyncExternalStore(listen, chosenOffers, () => NOTHING);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function offersFrom(text: string): readonly ChosenOffer[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter((entry) => isChosen(entry)) : NOTHING;
  } catch {
    return NOTHING;
  }
}

function isChosen(entry: unknown): entry is ChosenOffer {
  if (typeof entry !== 'object' || entry === null) return false;
  const { code, title, photo } = { code: null, title: null, photo: null, ...entry };
  return (
    typeof code === 'number' && typeof title === 'string' && (photo === null || typeof photo === 'string')
  );
}
