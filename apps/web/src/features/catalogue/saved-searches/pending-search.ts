import { keepTabText, tabText } from '../../../platform/drafts/tab-text.ts';

const NAME = 'busca-a-salvar';

/** Remembers that the search at this address is to be saved once the visitor has signed in. */
export function storePending(address: string): void {
  keepTabText(NAME, address);
}

/** Whether the search at this address was to be saved; reading clears it. */
export function takePending(address: string): boolean {
  if (tabText(NAME) !== address) return false;
  keepTabText(NAME, null);
  return true;
}
