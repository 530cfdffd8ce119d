/** Why a store name is refused, or that its format is valid. */
export type StoreNameVerdict = 'ok' | 'required' | 'spaces' | 'hyphen' | 'lowercase' | 'reserved';

/**
 * Validates the name of a partner's store as used in URLs (A§5, C-95): lower-case letters, single hyphens inside. Problems are reported in
 * the order required, spaces, hyphen, lowercase; digits and accents give `lowercase`. `reserved` are the first path segments of the
 * product's own URLs (C-05), reported like a taken name.
 */
export function judgeStoreName(name: string, reserved: ReadonlySet<string>): StoreNameVerdict {
  if (name === '') return 'required';
  if (/\s/.test(name)) return 'spaces';
  if (/^-|-$|--/.test(name)) return 'hyphen';
  if (!/^[a-z-]+$/.test(name)) return 'lowercase';
  return reserved.has(name) ? 'reserved' : 'ok';
}
