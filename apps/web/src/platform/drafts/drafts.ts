/** Unsubmitted input of one form. */
interface StoredDraft {
  readonly account: number;
  readonly value: unknown;
}

const PREFIX = 'patio.rascunho.';

/** Complete, including what must not be stored: it survives a lost session while the page is open, but not a reload. */
const remembered = new Map<string, StoredDraft>();

/**
 * Keeps an account's input in a form, so that neither a lost session nor a reload loses it. `bare` is the same without passwords and bank
 * data: only that is written to the storage of the tab, which ends with the tab and is cleared by signing out.
 */
export function storeDraft(name: string, account: number, value: unknown, bare: unknown = value): void {
  remembered.set(name, { account, value });
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ account, value: bare }));
  } catch {
    // Storage may be blocked: memory keeps it while the page is open.
  }
}

/** Deletes it: submitted, or discarded. */
export function dropDraft(name: string): void {
  remembered.delete(name);
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was stored.
  }
}

/** This account's input in a form; null without any. Another user's is deleted, and so is all of anyone who signed out. */
export function draftOf(name: string, account: number): unknown {
  const draft = stored(name);
  if (draft === null || draft.account !== account) {
    dropDraft(name);
    return null;
  }
  const whole = remembered.get(name);
  return whole?.account === account ? whole.value : draft.value;
}

/** Signing out clears the storage: what memory still holds is then invalid. */
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
