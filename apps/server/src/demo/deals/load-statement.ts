import { dayBefore } from '@patio/domain/finance/closes/close-days.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { dayFigures } from '../../features/finance/closes/public.ts';
import { takeStatement } from '../../features/finance/statements/public.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const open = statement({
  name: 'demo.open-purchase',
  text: `select upper(trim(a.name || ' ' || a.surname)) as buyer, sum(e.amount_cents)::bigint as open
    from purchase p join account a on a.id = p.account_id join charge c on c.purchase_code = p.code
      join book_entry e on e.charge_code = c.code join book_account k on k.code = e.account_code and k.kind = 'receivable'
    where p.cancelled_at is null and p.payment_approved is not true group by p.code, a.name, a.surname
    having sum(e.amount_cents) > 0 order by p.code limit 1`,
});

/** Finance has imported a statement of yesterday: a transfer that pays a purchase, one whose payer nobody knows, and a fee of the bank. */
export async function loadStatement(
  transaction: Transaction,
  people: { readonly account: (key: 'financeiro') => number },
  now: number,
): Promise<void> {
  const due = await transaction.row(open);
  if (due === undefined) return;
  const day = dayBefore(dayOf(now));
  const { closing } = await dayFigures(transaction, day);
  const line = (at: number, amount: number, text: string, id: string) =>
    ({ at, id, day, amount, text, name: null, document: null }) as const;
  await takeStatement(transaction, {
    statement: {
      format: 'ofx',
      account: '0341 12345-6',
      // The bank took its fee of this month, as the one before, and has money that is not recorded yet.
      balance: { amount: closing + due.open + 85_000 - 2 * 4990, day },
      lines: [
        line(1, due.open, `PIX RECEBIDO - ${due.buyer}`, '2001'),
        line(2, 85_000, 'TED RECEBIDA - OFICINA DOIS IRMAOS LTDA', '2002'),
        line(3, -4990, 'TARIFA PACOTE DE SERVICOS', '2003'),
      ],
    },
    named: '',
    fileName: `extrato-${day}.ofx`,
    by: people.account('financeiro'),
    at: now - 3_600_000,
  });
}
