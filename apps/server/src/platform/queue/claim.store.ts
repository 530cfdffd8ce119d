/** Rows that wait for a worker, as SQL; `from` may join what order and columns need. */
export interface Claim {
  readonly from: string;
  readonly where: string;
  readonly order?: string;
  /** How many at most. */
  readonly limit: number | string;
  /** Alias of the rows to hold, where `from` names more than one table. */
  readonly of?: string;
  /** `no key update` where others may go on referring to the rows. */
  readonly lock?: 'update' | 'no key update';
}

/**
 * The only way in which workers share a table: a statement that selects due rows that no other worker holds, and locks them until its
 * transaction ends. The store that uses it decides what happens to them: they are processed (`claim`), removed (`delete … where id in
 * (claim)`), changed, or leased (`leased-rows.store.ts`). A killed worker loses nothing: its rows are free again.
 */
export function claim(columns: string, { from, where, order, limit, of, lock = 'update' }: Claim): string {
  return `select ${columns} from ${from} where ${where}${order === undefined ? '' : ` order by ${order}`} limit ${limit}
    for ${lock}${of === undefined ? '' : ` of ${of}`} skip locked`;
}
