import type { Queries } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const left = statement({
  name: 'demo.left',
  text: `with marked as materialized (select kind, id from demo_mark)
    select
      (select count(*)::int from charge c join purchase p on p.code = c.purchase_code
        where p.offer_code in (select id from marked where kind = 'offer')) as charges,
      (select count(*)::int from statement_line l join bank_statement b on b.code = l.statement_code
        where b.imported_by in (select id from marked where kind = 'account')) as statement_lines,
      (select count(*)::int from yard_vehicle where taken_by in (select id from marked where kind = 'account')) as yard_vehicles`,
});

/** What the removal of the demo leaves to the people of the house: records that the book and the histories stand on. */
export async function leftOfDemo(queries: Queries): Promise<{
  readonly charges: number;
  readonly statement_lines: number;
  readonly yard_vehicles: number;
}> {
  const found = await queries.row(left);
  return found ?? { charges: 0, statement_lines: 0, yard_vehicles: 0 };
}
