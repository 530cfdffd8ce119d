const NAME = 'patio.confirmar';

/** Remembers in this tab that a link was mailed to a new account, whose e-mail is not confirmed before it is opened. */
export function storeAwaited(): void {
  try {
    sessionStorage.setItem(NAME, 'S');
  } catch {
    // A browser that stores nothing: the mail says it too.
  }
}

/** Whether the e-mail of the account that was just made in this tab waits to be confirmed. */
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
