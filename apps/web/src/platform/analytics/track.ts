import { allows } from '../consent/consent-cookie.ts';
import { maskTerm } from './mask-term.ts';
import type { TrackedEvent } from './tracked-event.ts';

declare global {
  interface Window {
    dataLayer?: TrackedEvent[] | undefined;
  }
}

const FILTER_PAUSE_MS = 10_000;

let lastFilterAt = Number.NEGATIVE_INFINITY;

/**
 * Pushes an event to the data layer (S-50), if `performance` is currently allowed; earlier events are never sent. Filter events are pushed
 * at most once in ten seconds (ANLY-04).
 */
export function track(event: TrackedEvent): void {
  if (!allows('performance')) return;
  if (event.event === 'filter') {
    const now = performance.now();
    if (now - lastFilterAt < FILTER_PAUSE_MS) return;
    lastFilterAt = now;
  }
  (window.dataLayer ??= []).push(withoutPersons(event));
}

/** Creates the data layer with the start event that tag managers expect. */
export function readyTheLayer(): void {
  (window.dataLayer ??= []).push({ event: 'gtm.js', 'gtm.start': Date.now() });
}

/** Empties and removes the data layer, once its consent is withdrawn. */
export function forgetTracked(): void {
  if (window.dataLayer === undefined) return;
  lastFilterAt = Number.NEGATIVE_INFINITY;
  window.dataLayer.length = 0;
  window.dataLayer = undefined;
}

function withoutPersons(event: TrackedEvent): TrackedEvent {
  if (event.event === 'search') return { ...event, term: maskTerm(event.term) };
  if (event.event !== 'filter') return event;
  return { ...event, filters: { ...event.filters, term: maskTerm(event.filters.term) } };
}
