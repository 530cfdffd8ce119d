import { keepTabText, tabText } from '../../../platform/drafts/tab-text.ts';

const NAME = 'patio.confirmar';

/** Remembers in this tab that a link was mailed to a new account, whose e-mail is not confirmed before it is opened. */
export function storeAwaited(): void {
  keepTabText(NAME, 'S');
}

/** Whether the e-mail of the account that was just made in this tab waits to be confirmed. */
export function isAwaited(): boolean {
  return tabText(NAME) !== null;
}

/** The e-mail is confirmed. */
export function dropAwaited(): void {
  keepTabText(NAME, null);
}
