/** Keeps what anyone types for as long as the tab lives; null forgets it. Whose form it is does not matter, so it holds no secrets. */
export function keepInTab(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: it lives as long as the page.
  }
}

/** What this tab keeps under a name, field by field; empty without anything. */
export function keptInTab(name: string): ReadonlyMap<string, unknown> {
  try {
    return entriesOf(JSON.parse(sessionStorage.getItem(name) ?? 'null'));
  } catch {
    return new Map();
  }
}

/** The fields of something kept. */
export function entriesOf(kept: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
}

/** The texts of a form as they were kept; '' for what was not. */
export function keptTexts<Key extends string>(
  kept: ReadonlyMap<string, unknown>,
  empty: Readonly<Record<Key, string>>,
): Record<Key, string> {
  const texts: Record<Key, string> = { ...empty };
  for (const key in texts) {
    const value = kept.get(key);
    if (typeof value === 'string') texts[key] = value;
  }
  return texts;
}

/** Whether something kept has all these texts. */
export function areTexts<Key extends string>(
  kept: unknown,
  keys: readonly Key[],
): kept is Record<Key, string> {
  const entries = entriesOf(kept);
  return keys.every((key) => typeof entries.get(key) === 'string');
}
