/** A record with a value for each row of a table, under a name that the row gives. */
export function keyed<Row, Key extends string, Value>(
  rows: readonly Row[],
  key: (row: Row) => Key,
  value: (row: Row) => Value,
): Record<Key, Value> {
  const made: Partial<Record<Key, Value>> = {};
  for (const row of rows) made[key(row)] = value(row);
  if (!isWhole(made, rows.map(key))) throw new Error('A row without its value');
  return made;
}

/** The same under the keys of the rows. */
export function byKey<Key extends string, Row extends { readonly key: Key }, Value>(
  rows: readonly Row[],
  value: (row: Row) => Value,
): Record<Row['key'], Value> {
  return keyed(rows, (row): Row['key'] => row.key, value);
}

function isWhole<Key extends string, Value>(
  made: Partial<Record<Key, Value>>,
  keys: readonly Key[],
): made is Record<Key, Value> {
  return keys.every((key) => key in made);
}
