const NAME = 'busca-a-salvar';

/** Remembers that the search at this address is to be saved once the visitor has signed in. */
export function storePending(address: string): void {
  try {
    sessionStorage.setItem(NAME, address);
  } catch {
    // Storage may be unavailable: they then save it themselves after signing in.
  }
}

/** Whether the search at this address was to be saved; reading clears it. */
export function takePending(address: string): boolean {
  try {
    if (sessionStorage.getItem(NAME) !== address) return false;
    sessionStorage.removeItem(NAME);
    return true;
  } catch {
    return false;
  }
}
