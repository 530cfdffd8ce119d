/** Why a store name is refused, or that its form is right. */
export type StoreNameVerdict = 'ok' | 'required' | 'spaces' | 'hyphen' | 'lowercase' | 'reserved';

/**
 * Judges the name of a partner's store as it will be in addresses (A§5, C-95): lower-case letters, single hyphens inside. Objections
 * come in the order required, spaces, hyphen, lowercase; digits and accents give `lowercase`. `reserved` are the first segments of the
 * product's own addresses (C-05), answered like a taken name.
 */
export function judgeStoreName(name: string, reserved: ReadonlySet<string>): StoreNameVerdict {
  if (name === '') return 'required';
  if (/\s/.test(name)) return 'spaces';
  if (/^-|-$|--/.test(name)) return 'hyphen';
  if (!/^[a-z-]+$/.test(name)) return 'lowercase';
  return reserved.has(name) ? 'reserved' : 'ok';
}
