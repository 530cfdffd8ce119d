const NAME = 'patio.confirmar';

/** Records in this tab that a link was mailed to a new account; opening it confirms the e-mail. */
export function storeAwaited(): void {
  try {
    sessionStorage.setItem(NAME, 'S');
  } catch {
    // Storage is unavailable: the mail says it too.
  }
}

/** Whether the e-mail of the account just created in this tab is still unconfirmed. */
export function isAwaited(): boolean {
  try {
    return sessionStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

/** The e-mail is confirmed. */
export function dropAwaited(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Nothing was stored.
  }
}
