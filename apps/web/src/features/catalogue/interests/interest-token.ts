const TOKEN = 'patio.interesses';
const CHOICE = 'patio.interesses.escolha';

/** Stores the token of a new account for the step that chooses its interests; null forgets it. */
export function storeInterestToken(token: string | null): void {
  storeOptional(TOKEN, token);
}

/** The token of the account that was just made in this tab, or null. */
export function interestToken(): string | null {
  return read(TOKEN);
}

/** Stores what was chosen, so that signing in or reloading the page loses nothing; null forgets it. */
export function storeChoice(codes: ReadonlySet<number> | null): void {
  storeOptional(CHOICE, codes === null ? null : [...codes].join(','));
}

/** What was chosen and not saved yet, or null. */
export function storedChoice(): ReadonlySet<number> | null {
  const text = read(CHOICE);
  if (text === null) return null;
  return new Set(text.split(',').map(Number).filter(Number.isSafeInteger).filter(Boolean));
}

function storeOptional(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // A browser that stores nothing: the choice lives as long as the page.
  }
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
