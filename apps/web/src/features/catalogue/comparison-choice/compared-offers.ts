import { hasRoomFor } from '@patio/domain/catalogue/comparison/compared-codes.ts';
import { useSyncExternalStore } from 'react';

/** An offer that was chosen for comparing, as the tray shows it. */
export interface ChosenOffer {
  readonly code: number;
  readonly title: string;
  readonly photo: string | null;
}

/** What was chosen stays with the tab, so that neither a reload nor a walk through the site loses it. */
const NAME = 'patio.comparar';
const NOTHING: readonly ChosenOffer[] = [];

const listeners = new Set<() => void>();
let read: { readonly text: string; readonly offers: readonly ChosenOffer[] } = { text: '', offers: NOTHING };

/** The chosen offers, in the order in which they were chosen. The same array until they change. */
export function chosenOffers(): readonly ChosenOffer[] {
  const text = stored();
  if (text !== read.text) read = { text, offers: offersFrom(text) };
  return read.offers;
}

/** Adds an offer; false when four are chosen already. */
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

/** Puts these in the place of whatever was chosen. */
export function chooseAll(offers: readonly ChosenOffer[]): void {
  const text = offers.length === 0 ? '' : JSON.stringify(offers);
  // Where storage is forbidden the choice lives as long as the page.
  read = { text, offers };
  try {
    if (text === '') sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, text);
  } catch {
    forbidden = true;
  }
  for (const listener of listeners) listener();
}

/** The chosen offers, as components see them; none while rendering on the server. */
export function useChosenOffers(): readonly ChosenOffer[] {
  return useSyncExternalStore(listen, chosenOffers, () => NOTHING);
}

let forbidden = false;

function stored(): string {
  if (forbidden) return read.text;
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return read.text;
  }
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
