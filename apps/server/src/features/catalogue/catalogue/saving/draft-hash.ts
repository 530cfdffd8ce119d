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
    .update(canonical({ ...said, terms }))
    .digest('hex');
}

/** JSON with the fields of every object in the order of their names, written straight: an import asks for it a hundred times a row. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, item]) => item !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`).join(',')}}`;
}
