import {
  AML_WINDOW_MS,
  type AmlOperation,
  type AmlPerson,
} from '@patio/domain/finance/aml-cases/aml-flags.ts';
import type { WatchListKind } from '@patio/domain/finance/aml-cases/watch-lists.ts';
import type { Payer } from '@patio/domain/finance/charges/payer.ts';
import type { ReceiptSource } from '@patio/domain/finance/charges/receipt.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { purchasesOfPerson, receiptsOfPerson, type PersonRow } from './operations.store.ts';

/** An operation as a case keeps it: with the payer as the bank said, and how the money came. */
export type OperationOfPerson = AmlOperation & {
  readonly kept: { readonly way: ReceiptSource; readonly payer: Payer } | null;
};

/** Whose operations they are, with what their registration lacks. */
export const amlPerson = (
  { name, document, phone, address }: PersonRow,
  listed: readonly WatchListKind[],
): AmlPerson => ({
  name,
  document,
  listed,
  missing: [
    ...(document === null ? (['document'] as const) : []),
    ...(address === null ? (['address'] as const) : []),
    ...(phone === null ? (['phone'] as const) : []),
  ],
});

/** What a person bought and paid since twice six months: an operation may belong to those of six months before it. */
export async function operationsOfPerson(
  queries: Queries,
  person: PersonRow,
  now: number,
): Promise<readonly OperationOfPerson[]> {
  const since = now - 2 * AML_WINDOW_MS;
  const receipts = await receiptsOfPerson(queries, person.id, since);
  const purchases = await purchasesOfPerson(queries, person.id, since);
  return [
    ...receipts.map((row): OperationOfPerson => {
      const payer = { name: row.payer_name, document: row.payer_document };
      // It counted without a decision: the payer was the buyer, under whichever name they had then.
      const isOwn = row.state === 'counted' && row.decided_at === null;
      return {
        kind: 'receipt',
        code: row.code,
        charge: row.charge_code,
        amount: row.amount_cents,
        at: row.at,
        cash: row.source === 'cash',
        payer: isOwn ? person : payer,
        kept: { way: row.source, payer },
      };
    }),
    ...purchases.map((row): OperationOfPerson => ({
      kind: 'purchase',
      code: row.code,
      amount: row.value_cents,
      at: row.created_at,
      kept: null,
    })),
  ];
}
