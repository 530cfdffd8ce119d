const TOKEN = 'patio.interesses';
const CHOICE = 'patio.interesses.escolha';

/** Stores the token of a new account for the step that chooses its interests; null removes it. */
export function storeInterestToken(token: string | null): void {
  storeOptional(TOKEN, token);
}

/** The token of the account just created in this tab, or null. */
export function interestToken(): string | null {
  return read(TOKEN);
}

/** Stores the selection, so that it survives signing in or reloading; null removes it. */
export function storeChoice(codes: ReadonlySet<number> | null): void {
  storeOptional(CHOICE, codes === null ? null : [...codes].join(','));
}

/** The selection not saved yet, or null. */
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
    // Storage is unavailable: the selection lives as long as the page.
  }
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
