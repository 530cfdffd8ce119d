/** What a user typed and did not send, of one form. */
interface Kept {
  readonly account: number;
  readonly value: unknown;
}

const PREFIX = 'patio.rascunho.';

/** Whole, with what must not go into storage: it outlives a lost session while the page is open, not loading it anew. */
const remembered = new Map<string, Kept>();

/**
 * Keeps what an account typed into a form, so that neither a lost session nor a reload loses it. `bare` is the same without passwords and
 * bank data: only that goes into the storage of the tab, which ends with it and is emptied by signing out.
 */
export function keepDraft(name: string, account: number, value: unknown, bare: unknown = value): void {
  remembered.set(name, { account, value });
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ account, value: bare }));
  } catch {
    // Storage may be forbidden: memory keeps it while the page is open.
  }
}

/** Forgets it: sent, or given up. */
export function dropDraft(name: string): void {
  remembered.delete(name);
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}

/** What this account typed into a form; null without anything. Another user's is forgotten, and so is all of anyone who signed out. */
export function draftOf(name: string, account: number): unknown {
  const kept = stored(name);
  if (kept === null || kept.account !== account) {
    dropDraft(name);
    return null;
  }
  const whole = remembered.get(name);
  return whole?.account === account ? whole.value : kept.value;
}

/** Signing out empties the storage: what memory still holds is over then. */
function stored(name: string): Kept | null {
  let text: string | null;
  try {
    text = sessionStorage.getItem(PREFIX + name);
  } catch {
    return remembered.get(name) ?? null;
  }
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(kept: unknown): kept is Kept {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'account' in kept &&
    typeof kept.account === 'number' &&
    'value' in kept
  );
}
