import { readOptional, storeOptional } from '../../consent/optional-storage.ts';

const NAME = 'buscas';
const MOST = 6;

/** The last searches of this browser, newest first; none without consent to functionality. */
export function recentSearches(): readonly string[] {
  const text = readOptional('functionality', NAME);
  return text === null
    ? []
    : text
        .split('\n')
        .filter((term) => term !== '')
        .slice(0, MOST);
}

/** Stores a search, if the visitor allows it. It stays in this browser. */
export function rememberSearch(term: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== term.toLowerCase());
  storeOptional('functionality', NAME, [term, ...others].slice(0, MOST).join('\n'));
}

/** Forgets them all. */
export function forgetSearches(): void {
  storeOptional('functionality', NAME, '');
}
