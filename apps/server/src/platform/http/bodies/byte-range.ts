/** What a call asks of a file: all of it, one part (both ends included), or a part that is not there. */
export type RequestedPart =
  | { readonly kind: 'all' }
  | { readonly kind: 'part'; readonly first: number; readonly last: number }
  | { readonly kind: 'outside' };

const ALL = { kind: 'all' } as const;

/**
 * Reads `Range` and `If-Range` for a file of `size` bytes (RFC 9110 §14.2). What is not understood, several parts at once among it, asks
 * for the whole file, as does a part of an older file: `etag` names the present one.
 */
export function requestedPart(
  headers: { readonly range?: string | undefined; readonly 'if-range'?: string | string[] | undefined },
  { size, etag }: { readonly size: number; readonly etag: string },
): RequestedPart {
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag) return ALL;
  const match = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(headers.range ?? '');
  if (match === null) return ALL;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return ALL;
  if (from === '') return lastBytes(Number(to), size);
  const [first, last] = [Number(from), to === '' ? size - 1 : Number(to)];
  if (to !== '' && last < first) return ALL;
  return first < size ? { kind: 'part', first, last: Math.min(last, size - 1) } : { kind: 'outside' };
}

function lastBytes(count: number, size: number): RequestedPart {
  if (count === 0 || size === 0) return { kind: 'outside' };
  return { kind: 'part', first: Math.max(0, size - count), last: size - 1 };
}
