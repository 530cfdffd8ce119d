import type { ReactNode } from 'react';

/** A column of a list. */
export interface DataColumn<Row> {
  /** In addresses and saved views. */
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The sort of the spec that it stands for. */
  readonly sort?: string;
  readonly numeric?: boolean;
  /** Shown only when it is chosen. */
  readonly extra?: boolean;
}

/** The columns that are shown: the chosen ones, or all but the extra ones. */
export function shownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  chosen: readonly string[] | null,
): readonly DataColumn<Row>[] {
  const found = columns.filter(({ key }) => chosen?.includes(key) === true);
  return found.length > 0 ? found : columns.filter(({ extra = false }) => !extra);
}
