import { createHash } from 'node:crypto';
import type { OfferDraft } from './offer-draft.ts';

/**
 * What an import said about an offer, as one hash: equal drafts, equal hash. The instants of the import itself are left out, so that
 * the same file read again on another day changes nothing.
 */
export function draftHash(draft: OfferDraft): string {
  const { createdAt: _created, publishedAt: _published, code: _code, auction, ...said } = draft;
  const { endAt: _end, ...terms } = auction;
  return createHash('sha256')
    .update(JSON.stringify(sorted({ ...said, terms })))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, sorted(item)]),
  );
}
