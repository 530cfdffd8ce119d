import type { Queries, Statement } from '../../platform/db/database.ts';

const byStore: Statement = {
  name: 'partners.by-store',
  text: `select id, name, photo, member_since, description from partner where store = $1 and status = 'approved'`,
};

export interface PartnerRow {
  readonly id: number;
  readonly name: string;
  /** An image address or the guid of a stored picture. */
  readonly photo: string | null;
  readonly member_since: number;
  readonly description: string;
}

/** Reads approved stores; changes nothing. */
export function partnerReader(queries: Queries) {
  return { byStore: (store: string) => queries.row<PartnerRow>(byStore, [store]) };
}
