/** What a browser without storage keeps instead, as long as the page. */
const inPage = new Map<string, string>();

/** A text that this tab keeps under a name; null: none. Browsers may forbid storage or have no room: then it is as old as the page. */
export function tabText(name: string): string | null {
  const text = inPage.get(name);
  if (text !== undefined) return text;
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text as long as the tab; null deletes it. False: the browser stores nothing, and a reload loses it. */
export function keepTabText(name: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
    inPage.delete(name);
    return true;
  } catch {
    if (text === null) inPage.delete(name);
    else inPage.set(name, text);
    return false;
  }
}

/** Deletes everything that this tab keeps. */
export function clearTab(): void {
  inPage.clear();
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was stored.
  }
}
