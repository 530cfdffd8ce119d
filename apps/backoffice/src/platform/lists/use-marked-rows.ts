import { useState } from 'react';

/** The marked rows of a list in the order of their marks, those of other pages as they were read last. `rows`: the page that is shown. */
export function useMarkedRows<Row>(
  rows: readonly Row[] | undefined,
  ids: ReadonlySet<number>,
  idOf: (row: Row) => number,
): readonly Row[] {
  const [read, setRead] = useState({ rows, known: knownWith(new Map<number, Row>(), rows, idOf) });
  if (read.rows !== rows) setRead({ rows, known: knownWith(read.known, rows, idOf) });
  return [...ids].flatMap((id) => read.known.get(id) ?? []);
}

function knownWith<Row>(
  known: ReadonlyMap<number, Row>,
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => number,
): ReadonlyMap<number, Row> {
  return new Map([...known, ...(rows ?? []).map((row) => [idOf(row), row] as const)]);
}
