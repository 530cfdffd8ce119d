import { bankReference, type Payer } from '@patio/domain/finance/charges/payer.ts';
import { allotMoney } from '@patio/domain/finance/statements/allot-money.ts';
import { partReference } from '@patio/domain/finance/statements/line-identity.ts';
import { payerFor } from '@patio/domain/finance/statements/line-payer.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { usedReferences } from '../bank-references/public.ts';
import { openPurchase, payableOf, recordReceipt, type OpenedPurchase } from '../charges/public.ts';
import { bookedOf, lockLine, type LockedLine } from './lines.store.ts';
import { straysLike } from './same-money.store.ts';

/** A movement that a user records for charges of one purchase. */
export interface Confirmed {
  readonly line: number;
  /** In the order in which they are paid. */
  readonly charges: readonly number[];
  /** Null: as the bank says it. */
  readonly payer: Payer | null;
  /** Other purchases follow, to which what is left belongs. */
  readonly moreFollows: boolean;
  readonly by: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

export type LineRefusal =
  | 'nao-encontrada'
  | 'saida'
  | 'ignorada'
  | 'pix-proprio'
  | 'dia-futuro'
  | 'ja-conferida'
  | 'cobrancas'
  | 'sem-pagador'
  | 'referencia-usada'
  | 'pix-sem-cobranca';

/** Why a line cannot be recorded at all, under its lock; `left`: what of it no receipt tells yet, in centavos. */
function refusalOf(line: LockedLine | undefined, left: number, at: number): LineRefusal | null {
  if (line === undefined) return 'nao-encontrada';
  if (line.amount_cents < 0) return 'saida';
  // What becomes of a movement that is a Pix without a charge is decided there.
  if (left <= 0 || line.stray_code !== null) return 'ja-conferida';
  if (line.ignored_at !== null) return 'ignorada';
  // The bank tells of it under an id that is not on the statement, so it would be booked twice.
  if (line.txid !== null) return 'pix-proprio';
  return line.day > dayOf(at) ? 'dia-futuro' : null;
}

/**
 * Records what is left of a movement as receipts of charges of one purchase, in a transaction of its own that has locked nothing. Returns why it
 * cannot be, and has then written nothing.
 */
export async function confirmLine(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  confirmed: Confirmed,
): Promise<LineRefusal | null> {
  const { line: code, charges, moreFollows, by, at } = confirmed;
  const line = await lockLine(transaction, code);
  const left = line === undefined ? 0 : line.amount_cents - (await bookedOf(transaction, code));
  const refusal = refusalOf(line, left, at);
  if (line === undefined || refusal !== null) return refusal;
  // The same money may be in the book already, under the id by which the bank tells of it.
  if ((await straysLike(transaction, code)).length > 0) return 'pix-sem-cobranca';
  const opened = await openPurchase(transaction, charges[0] ?? 0);
  const payable = opened && payableOf(opened, charges);
  if (opened === undefined || payable === undefined) return 'cobrancas';
  const payer = payerOf(line, opened, confirmed.payer);
  if (payer.name === '') return 'sem-pagador';
  const open = payable.reduce((sum, charge) => sum + charge.open, 0);
  const taken = new Set(await usedReferences(transaction, line.reference));
  const parts = allotMoney(moreFollows ? Math.min(left, open) : left, payable);
  for (const part of parts) {
    const reference = freeReference(line.reference, taken);
    taken.add(reference);
    const { charge, amount } = part;
    const received = { charge, amount, payer, reference, day: line.day, source: 'transfer', by, at } as const;
    const outcome = await recordReceipt(deps, transaction, received);
    if (outcome.kind !== 'recorded') {
      // What is thrown leaves nothing of the parts before.
      if (part !== parts[0]) throw new Error('A part of a movement was recorded meanwhile.');
      return 'referencia-usada';
    }
  }
  return null;
}

function payerOf(line: LockedLine, { purchase }: OpenedPurchase, given: Payer | null): Payer {
  if (given !== null) return given;
  const { words: text, payer_name: name, payer_document: document } = line;
  return payerFor({ text, name, document }, { name: purchase.buyer, document: purchase.document });
}

function freeReference(reference: string, taken: ReadonlySet<string>): string {
  for (let part = 1; ; part += 1) {
    const each = bankReference(partReference(reference, part));
    if (!taken.has(each)) return each;
  }
}
