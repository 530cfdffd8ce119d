import { useState } from 'react';
import { isAnythingTyped, timesSettled } from '../panels/typed/typed-fields.ts';

/** The record that is open beside its list. */
export interface OpenRow<Row> {
  readonly row: Row;
  /** It is no longer among the rows, or waits no more: this is how it was. */
  readonly left: boolean;
}

interface Remembered<Row> {
  readonly id: number;
  readonly row: Row;
  /** How often the user had done something when it was among the rows last. */
  readonly settled: number;
}

interface Options<Row> {
  readonly idOf: (row: Row) => number;
  /** Whether a row still waits for what is being typed about it. */
  readonly waits: (row: Row) => boolean;
}

/**
 * The open row, also once it has left the list because a colleague was faster or its time was over: what is being typed about it stays, as does
 * what the server answers. Null: none is open, the list never had it, or it left by what its user did.
 */
export function useOpenRow<Row>(
  openId: number | null,
  rows: readonly Row[] | null,
  { idOf, waits }: Options<Row>,
): OpenRow<Row> | null {
  const [seen, setSeen] = useState<Remembered<Row> | null>(null);
  const found = openId === null ? undefined : rows?.find((row) => idOf(row) === openId);
  const same = seen !== null && seen.id === openId ? seen : null;
  const isOver = found !== undefined && same !== null && waits(same.row) && !waits(found);
  if (found !== undefined && !(isOver && isAnythingTyped())) {
    if (same?.row !== found || same.settled !== timesSettled())
      setSeen({ id: idOf(found), row: found, settled: timesSettled() });
    return { row: found, left: false };
  }
  if (same === null || (found === undefined && same.settled !== timesSettled())) return null;
  return { row: same.row, left: rows !== null };
}
