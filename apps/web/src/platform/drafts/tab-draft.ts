/** Keeps input for as long as the tab lives; null deletes it. It does not belong to an account, so it must not contain secrets. */
export function keepInTab(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Browsers without storage: it lives as long as the page.
  }
}

/** What this tab stores under a name, field by field; may be empty. */
export function tabDraft(name: string): ReadonlyMap<string, unknown> {
  try {
    return entriesOf(JSON.parse(sessionStorage.getItem(name) ?? 'null'));
  } catch {
    return new Map();
  }
}

/** The fields of something stored. */
export function entriesOf(stored: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
}

/** The texts of a stored form; '' for absent ones. */
export function storedTexts<Key extends string>(
  stored: ReadonlyMap<string, unknown>,
  empty: Readonly<Record<Key, string>>,
): Record<Key, string> {
  const texts: Record<Key, string> = { ...empty };
  for (const key in texts) {
    const value = stored.get(key);
    if (typeof value === 'string') texts[key] = value;
  }
  return texts;
}

/** Whether something stored has all these texts. */
export function areTexts<Key extends string>(
  stored: unknown,
  keys: readonly Key[],
): stored is Record<Key, string> {
  const entries = entriesOf(stored);
  return keys.every((key) => typeof entries.get(key) === 'string');
}
