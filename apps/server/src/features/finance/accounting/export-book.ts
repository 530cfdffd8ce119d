import type { exportBook as contract } from '@patio/contract/finance/accounting/export-book.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { CHART } from '@patio/domain/finance/accounting/chart.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { csvLine, type CsvValue } from '../../../platform/lists/public.ts';
import { maskedDocument } from '../../people/directory/public.ts';
import { accountingFile } from './accounting-file.ts';
import { BOOKINGS, CREDITORS } from './booking-texts.ts';
import { entriesIn, type AccountingRow } from './entries.store.ts';

const HEADS = {
  PTBR: [
    'Dia',
    'Transação',
    'Lançamento',
    'Código da conta',
    'Conta',
    'Débito',
    'Crédito',
    'Histórico',
    'Referência',
    'Compra',
    'Comprador',
    'CPF ou CNPJ',
    'Credor',
    'Loja',
  ],
  EN: [
    'Day',
    'Transaction',
    'Entry',
    'Account code',
    'Account',
    'Debit',
    'Credit',
    'Text',
    'Reference',
    'Purchase',
    'Buyer',
    'CPF or CNPJ',
    'Creditor',
    'Store',
  ],
} as const satisfies Record<Idiom, readonly string[]>;

const money = (cents: number): CsvValue => ({ money: reaisFromCentavos(cents) });

/** The entries of the book of a period as CSV, with what they add up to in the last line. */
export const exportBook =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) => {
    const { idiom } = context;
    const type = 'text/csv; charset=utf-8';
    return accountingFile(
      deps,
      {
        query,
        name: 'book',
        ending: 'csv',
        type,
        fill: async (transaction, period, append) => {
          const sum = { rows: 0, debit: 0, credit: 0 };
          await append(`\uFEFF${csvLine(HEADS[idiom], idiom)}`);
          for await (const rows of entriesIn(transaction, period)) {
            sum.rows += rows.length;
            for (const { amount_cents: cents } of rows)
              sum[cents > 0 ? 'debit' : 'credit'] += Math.abs(cents);
            await append(rows.map((row) => lineOf(row, idiom)).join(''));
          }
          const total = ['Total', null, null, null, null, money(sum.debit), money(sum.credit)];
          await append(csvLine([...total, ...HEADS[idiom].slice(total.length).map(() => null)], idiom));
          return sum.rows;
        },
      },
      context,
    );
  };

function lineOf(row: AccountingRow, idiom: Idiom): string {
  const { code, [idiom]: name } = CHART[row.account];
  const cents = row.amount_cents;
  return csvLine(
    [
      dayOf(row.at),
      row.transaction,
      row.code,
      code,
      name,
      cents > 0 ? money(cents) : null,
      cents < 0 ? money(-cents) : null,
      row.reason === null ? BOOKINGS[row.kind][idiom] : `${BOOKINGS[row.kind][idiom]}: ${row.reason}`,
      row.reference,
      row.purchase_code,
      row.buyer,
      maskedDocument(row.document),
      row.creditor === null ? null : CREDITORS[row.creditor][idiom],
      row.store,
    ],
    idiom,
  );
}
