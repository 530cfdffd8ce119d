import { shareOf } from './import-key.ts';

/** In how many days offers end: minimum and maximum. */
export type EndSpread = { from: number; to: number };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SLOT_MS = 5 * 60_000;
/** From 10:00 to 20:00 in São Paulo (UTC-3), when people are awake to bid. */
const FIRST_HOUR = 13;
const HOURS = 10;

/** Reads "15" (every offer ends in 15 days) or "7-30"; null for anything else or more than a year. */
export function parseEndSpread(text: string): EndSpread | null {
  const match = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text.trim());
  if (match === null) return null;
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  return from >= 1 && from <= to && to <= 365 ? { from, to } : null;
}

/** Returns the end of an offer in epoch milliseconds: spread over days and daytime, always the same for the same key and day. */
export function offerEnd(key: string, now: number, { from, to }: EndSpread): number {
  const days = from + Math.floor(shareOf(`${key}/day`) * (to - from + 1));
  const slots = Math.floor(shareOf(`${key}/time`) * HOURS * (HOUR_MS / SLOT_MS));
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  return midnight + days * DAY_MS + FIRST_HOUR * HOUR_MS + slots * SLOT_MS;
}
