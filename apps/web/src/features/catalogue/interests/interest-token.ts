import { keepTabText, tabText } from '../../../platform/drafts/tab-text.ts';

const TOKEN = 'patio.interesses';
const CHOICE = 'patio.interesses.escolha';

/** Stores the token of a new account for the step that chooses its interests; null removes it. */
export function storeInterestToken(token: string | null): void {
  keepTabText(TOKEN, token);
}

/** The token of the account just created in this tab, or null. */
export function interestToken(): string | null {
  return tabText(TOKEN);
}

/** Stores the selection, so that it survives signing in or reloading; null removes it. */
export function storeChoice(codes: ReadonlySet<number> | null): void {
  keepTabText(CHOICE, codes === null ? null : [...codes].join(','));
}

/** The selection not saved yet, or null. */
export function storedChoice(): ReadonlySet<number> | null {
  const text = tabText(CHOICE);
  if (text === null) return null;
  return new Set(text.split(',').map(Number).filter(Number.isSafeInteger).filter(Boolean));
}
