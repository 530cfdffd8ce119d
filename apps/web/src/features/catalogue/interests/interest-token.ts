const TOKEN = 'patio.interesses';
const CHOICE = 'patio.interesses.escolha';

/** Keeps the token of a new account for the step that chooses its interests; null forgets it. */
export function keepInterestToken(token: string | null): void {
  keep(TOKEN, token);
}

/** The token of the account that was just made in this tab, or null. */
export function interestToken(): string | null {
  return read(TOKEN);
}

/** Keeps what was chosen, so that signing in or loading the page anew loses nothing; null forgets it. */
export function keepChoice(codes: ReadonlySet<number> | null): void {
  keep(CHOICE, codes === null ? null : [...codes].join(','));
}

/** What was chosen and not saved yet, or null. */
export function keptChoice(): ReadonlySet<number> | null {
  const text = read(CHOICE);
  if (text === null) return null;
  return new Set(text.split(',').map(Number).filter(Number.isSafeInteger).filter(Boolean));
}

function keep(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // A browser that keeps nothing: the choice lives as long as the page.
  }
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
