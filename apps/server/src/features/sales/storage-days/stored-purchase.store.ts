import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const purchase = statement({
  name: 'storage.purchase',
  text: 'select p.account_id, o.partner_id from purchase p join offer o on o.code = p.offer_code where p.code = $1',
});

/** Whose a purchase is, and who sold it. */
export const storedPurchase = (queries: Queries, code: number) => queries.row(purchase, [code]);
