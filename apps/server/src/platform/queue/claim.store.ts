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
 * The one way in which workers share a table: a statement that selects rows that are due and that no other worker holds, and holds them until its
 * transaction ends. Around it a store says what becomes of them: they are read and worked on (`claim`), removed (`delete … where id in
 * (claim)`), changed, or leased (`leased-rows.store.ts`). Workers that are killed lose nothing: what they held is free again.
 */
export function claim(columns: string, { from, where, order, limit, of, lock = 'update' }: Claim): string {
  return `select ${columns} from ${from} where ${where}${order === undefined ? '' : ` order by ${order}`} limit ${limit}
    for ${lock}${of === undefined ? '' : ` of ${of}`} skip locked`;
}
