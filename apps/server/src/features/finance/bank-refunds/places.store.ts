import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** The receipts of a Pix, which is $1: by its own id, or by that of the movement that a user said to be it. */
const NAMED = `split_part(r.reference, '/', 1) in (select upper($1::text)
    union select l.reference from stray_pix s join statement_line l on l.stray_code = s.code where s.end_to_end_id = $1)`;

/** What of a Pix was refunded from a charge, in centavos. */
const REFUNDED = (
  charge: string,
): string => `coalesce((select sum(x.amount_cents)::bigint from bank_refund_part x
    join bank_refund b on b.code = x.refund_code where b.end_to_end_id = $1 and x.charge_code = ${charge} and x.undone_at is null), 0)`;

const charges = statement({
  name: 'bank-refunds.charges-of-pix',
  text: `select c.code as charge, c.purchase_code, c.deposit_code,
      (sum(r.amount_cents)::bigint - ${REFUNDED('c.code')})::bigint as amount
    from receipt r join charge c on c.code = r.charge_code
    where ${NAMED} and r.state = 'counted' group by c.code order by max(r.code) desc`,
});

// What goes back of the Pix by us was not used.
const used = statement({
  name: 'bank-refunds.used-deposit',
  text: `select p.target_charge as charge, least(p.amount_cents - ${REFUNDED('p.target_charge')},
      (select y.amount_cents from pix_payment y where y.end_to_end_id = $1)
        - coalesce((select sum(s.amount_cents) from payback_part s where s.end_to_end_id = $1 and s.state in ('sending', 'done')), 0))::bigint as amount
    from payback p
    where p.deposit_code = $2 and p.way = 'set-off' and p.state = 'done'`,
});

const waiting = statement({
  name: 'bank-refunds.waiting-receipts',
  text: `select r.code, r.amount_cents from receipt r where ${NAMED} and r.state = 'waiting' order by r.code`,
});

const stray = statement({
  name: 'bank-refunds.stray',
  text: 'select code, left_cents from stray_pix where end_to_end_id = $1',
});

const recorded = statement({
  name: 'bank-refunds.recorded',
  text: `select coalesce((select sum(r.amount_cents)::bigint from receipt r where ${NAMED} and r.state = 'returned'), 0)
    + coalesce((select sum(y.amount_cents)::bigint from stray_return y join stray_pix s on s.code = y.stray_code
        where s.end_to_end_id = $1 and y.way = 'elsewhere' and y.state = 'done'), 0)
    + coalesce((select sum(p.amount_cents)::bigint from payback p where p.way = 'transfer' and p.state = 'done' and p.reference in
        (select upper(b.return_id) from bank_refund b where b.end_to_end_id = $1 union select upper($1))), 0) as cents`,
});

const depositOf = statement({
  name: 'bank-refunds.deposit-of-charge',
  text: 'select deposit_code from charge where code = $1',
});

/** The charges that money of a Pix counts for, the latest first, each with what of it was not refunded. Centavos. */
export function chargesOfPix(queries: Queries, endToEndId: string) {
  return queries.rows(charges, [endToEndId]);
}

/** What of a Pix counts for one charge and was not refunded, in centavos. */
export async function leftOfCharge(queries: Queries, endToEndId: string, charge: number): Promise<number> {
  const counted = await chargesOfPix(queries, endToEndId);
  return counted.find((each) => each.charge === charge)?.amount ?? 0;
}

/** The charge of a price that a deposit paid, with what of it a refund of the Pix of the deposit can still take. */
export function usedOfDeposit(queries: Queries, endToEndId: string, deposit: number) {
  return queries.row(used, [endToEndId, deposit]);
}

/** The receipts of a Pix whose payer nobody has decided about. */
export function waitingOfPix(queries: Queries, endToEndId: string) {
  return queries.rows(waiting, [endToEndId]);
}

/** A Pix without a charge with what of it stands on suspense. */
export function strayOfPix(queries: Queries, endToEndId: string) {
  return queries.row(stray, [endToEndId]);
}

/** What of a Pix users recorded as gone back otherwise than by us: closed, returned to its payer, or transferred under the id of the refund. Centavos. */
export async function recordedOfPix(queries: Queries, endToEndId: string): Promise<number> {
  return (await queries.row(recorded, [endToEndId]))?.cents ?? 0;
}

/** The deposit that a charge is of; null: none. */
export async function depositOfCharge(queries: Queries, charge: number): Promise<number | null> {
  return (await queries.row(depositOf, [charge]))?.deposit_code ?? null;
}
