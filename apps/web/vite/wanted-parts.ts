const TAKEN = /const \{([^{}]*)\} = (?:useTexts\(\)|textsOf\([\w.]+\))(?![.[])/g;
const READ = /(?:useTexts\(\)|textsOf\([\w.]+\))\??\.(\w+)/g;

/** The parts of the dictionary that a source takes: `const { flow: texts, shell } = useTexts()`, `textsOf(idiom).head`. */
export function wantedParts(source: string): string[] {
  const parts = new Set<string>();
  for (const [, names = ''] of source.matchAll(TAKEN))
    for (const name of names.split(',')) parts.add((name.split(':')[0] ?? '').trim());
  for (const [, name = ''] of source.matchAll(READ)) parts.add(name);
  parts.delete('');
  return [...parts];
}
