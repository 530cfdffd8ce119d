import type { ChargeToPay } from '@patio/domain/finance/pix/decide-pix-charge.ts';
import { buyerDebt } from '@patio/domain/finance/book/book-account.ts';
import { receivedOf } from '@patio/domain/finance/charges/charge-state.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { positionsOf, type Position } from '../book/public.ts';
import { chargesToPay, depositToPay, findPix } from './pix-charges.store.ts';

interface Payable {
  readonly cancelled_at: number | null;
  readonly payment_approved: boolean;
  /** It was charged after the payment was approved. */
  readonly charged_later: boolean;
  readonly reserved: number;
  /** Whether the buyer is asked for what was given back too much. */
  readonly asked: boolean;
}

const toPay = (
  { cancelled_at: at, payment_approved: approved, charged_later: later, reserved, asked }: Payable,
  { balances }: Position,
): ChargeToPay => ({
  open: balances.receivable,
  owed: asked ? buyerDebt(balances) : 0,
  reserved,
  cancelled: at !== null,
  approved: approved && !later,
});

/** A Pix with its charge, by the book; undefined for one of another house. Instants in epoch milliseconds. */
export async function pixOf(queries: Queries, txid: string) {
  const row = await findPix(queries, txid);
  if (row === undefined) return undefined;
  const positionOf = await positionsOf(queries, [row.charge_code]);
  return { ...row, charge: toPay(row, positionOf(row.charge_code)) };
}

export type PixRow = NonNullable<Awaited<ReturnType<typeof pixOf>>>;

/** The charges of a purchase with what they lack and what was paid of them in centavos, oldest first. Instants in epoch milliseconds. */
export async function payableCharges(queries: Queries, purchase: number) {
  const rows = await chargesToPay(queries, purchase);
  const positionOf = await positionsOf(
    queries,
    rows.map(({ code }) => code),
  );
  return rows.map((row) => {
    const position = positionOf(row.code);
    return { ...row, charge: toPay(row, position), received: receivedOf(position) };
  });
}

/** The charge of a deposit with what it lacks; undefined: there is no such deposit. */
export async function payableDeposit(queries: Queries, deposit: number): Promise<PayableCharge | undefined> {
  const row = await depositToPay(queries, deposit);
  if (row === undefined) return undefined;
  const position = (await positionsOf(queries, [row.code]))(row.code);
  return { ...row, charge: toPay(row, position), received: receivedOf(position) };
}

export type PayableCharge = Awaited<ReturnType<typeof payableCharges>>[number];
