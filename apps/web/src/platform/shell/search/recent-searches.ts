import { keep, kept } from '../../consent/keep.ts';

const NAME = 'buscas';
const MOST = 6;

/** The last searches of this browser, the newest first; none without consent to functionality. */
export function recentSearches(): readonly string[] {
  const text = kept('functionality', NAME);
  return text === null
    ? []
    : text
        .split('\n')
        .filter((term) => term !== '')
        .slice(0, MOST);
}

/** Keeps a search, if the visitor allows it. It stays in this browser. */
export function rememberSearch(term: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== term.toLowerCase());
  keep('functionality', NAME, [term, ...others].slice(0, MOST).join('\n'));
}

/** Forgets them all. */
export function forgetSearches(): void {
  keep('functionality', NAME, '');
}
