/** What a user typed and did not send, of one form. */
interface StoredDraft {
  readonly account: number;
  readonly value: unknown;
}

const PREFIX = 'patio.rascunho.';

/** Whole, with what must not go into storage: it outlives a lost session while the page is open, not reloading it. */
const remembered = new Map<string, StoredDraft>();

/**
 * Keeps what an account typed into a form, so that neither a lost session nor a reload loses it. `bare` is the same without passwords and
 * bank data: only that goes into the storage of the tab, which ends with it and is emptied by signing out.
 */
export function storeDraft(name: string, account: number, value: unknown, bare: unknown = value): void {
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
    // Nothing was stored.
  }
}

/** What this account typed into a form; null without anything. Another user's is forgotten, and so is all of anyone who signed out. */
export function draftOf(name: string, account: number): unknown {
  const draft = stored(name);
  if (draft === null || draft.account !== account) {
    dropDraft(name);
    return null;
  }
  const whole = remembered.get(name);
  return whole?.account === account ? whole.value : draft.value;
}

/** Signing out empties the storage: what memory still holds is over then. */
function stored(name: string): StoredDraft | null {
  let text: string | null;
  try {
    text = sessionStorage.getItem(PREFIX + name);
  } catch {
    return remembered.get(name) ?? null;
  }
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return isStoredDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isStoredDraft(draft: unknown): draft is StoredDraft {
  return (
    typeof draft === 'object' &&
    draft !== null &&
    'account' in draft &&
    typeof draft.account === 'number' &&
    'value' in draft
  );
}
