interface Words {
  readonly items: Readonly<Record<string, string>>;
  readonly statuses: Readonly<Record<string, string>>;
}

/**
 * The legal sheet of a record, in words: the record holds an item, its status and perhaps a detail, and these are grouped by status. What is
 * not known here stays as it was written.
 */
export function legalWords(lines: readonly string[], { items, statuses }: Words): string {
  const byStatus = new Map<string, string[]>();
  for (const line of lines) {
    const [item = '', status = '', ...detail] = line.split(' ');
    const name = items[item] ?? item;
    const found = byStatus.get(status) ?? [];
    byStatus.set(status, [...found, detail.length === 0 ? name : `${name} (${detail.join(' ')})`]);
  }
  return [...byStatus]
    .map(([status, names]) => [statuses[status] ?? status, names.join(', ')].filter(Boolean).join(': '))
    .join('; ');
}
