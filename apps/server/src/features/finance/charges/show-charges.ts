import type { Charges, ChargesOfPurchase } from '@patio/contract/finance/charges/charge.ts';
import { recordReceipt } from '@patio/contract/finance/charges/record-receipt.ts';
import { returnsBehind } from '@patio/domain/finance/bank-refunds/bank-refund.ts';
import { buyerDebt, returnable, type Creditor } from '@patio/domain/finance/book/book-account.ts';
import {
  chargeState,
  type ChargeKind,
  type ChargeState,
} from '@patio/domain/finance/charges/charge-state.ts';
import {
  decideReceiptChange,
  decideReferenceChange,
  type ReceiptChange,
} from '@patio/domain/finance/charges/receipt.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { worksForTheHouse } from '../../../platform/access/store-access.ts';
import type { Queries } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { positionsOf } from '../book/public.ts';
import { bankReturnsOf, chargesOf, requestedOf } from './charges.store.ts';
import { factsOf, receiptsOf, type ReceiptRow } from './receipts/receipts.store.ts';

/** What a charge is for, in the words of the API. */
export const KINDS = {
  price: 'preco',
  commission: 'comissao',
  freight: 'frete',
  documents: 'documentos',
  storage: 'patio',
  deposit: 'caucao',
} as const satisfies Record<ChargeKind, string>;
/** Who a charge is for, in the words of the API. */
export const CREDITORS = { house: 'casa', store: 'loja', deposit: 'caucao' } as const satisfies Record<
  Creditor,
  string
>;
/** The states of a charge, in the words of the API. */
export const STATES = {
  open: 'aberta',
  'part-paid': 'parcial',
  paid: 'paga',
  overdue: 'vencida',
  cancelled: 'cancelada',
  refunded: 'devolvida',
} as const satisfies Record<ChargeState, string>;
const RECEIPTS = {
  counted: 'contado',
  waiting: 'aguardando',
  returned: 'devolvido',
  reversed: 'desfeito',
} as const satisfies Record<ReceiptRow['state'], string>;

/** How money arrived, in the words of the API. */
export const WAYS = {
  transfer: 'transferencia',
  cash: 'especie',
  pix: 'pix',
  opening: 'abertura',
} as const satisfies Record<ReceiptRow['source'], string>;

/** The charges of a purchase, as its buyer sees them; `now` in epoch milliseconds. */
export async function showCharges(queries: Queries, purchase: number, now: number): Promise<Charges> {
  return present(queries, purchase, await receiptsOf(queries, purchase), now);
}

async function present(
  queries: Queries,
  purchase: number,
  receipts: readonly ReceiptRow[],
  now: number,
): Promise<Charges> {
  const rows = await chargesOf(queries, purchase);
  const positionOf = await positionsOf(
    queries,
    rows.map(({ code }) => code),
  );
  const requested = await requestedOf(queries, purchase);
  const returns = await bankReturnsOf(queries, purchase);
  const open = rows.reduce((sum, { code }) => sum + positionOf(code).balances.receivable, 0);
  const cobrancas = rows.map(
    ({ code, kind, creditor, amount_cents: amount, due_at: dueAt, charged_later }) => {
      const position = positionOf(code);
      const message = requested.get(code);
      const debt = buyerDebt(position.balances);
      const waiting = receipts.filter(({ charge_code: own, state }) => own === code && state === 'waiting');
      return {
        codigo: code,
        tipo: KINDS[kind],
        credor: CREDITORS[creditor],
        valor: reaisFromCentavos(amount),
        aberto: reaisFromCentavos(position.balances.receivable),
        aDevolver: reaisFromCentavos(Math.max(0, returnable(position.balances) - position.balances.sending)),
        posterior: charged_later,
        ...presentReturns(
          position.balances.receivable,
          returns.filter(({ charge_code: own }) => own === code),
        ),
        devolvidoAMais:
          message === undefined || debt === 0 ? null : { valor: reaisFromCentavos(debt), motivo: message },
        vencimento: isoInstant(dueAt),
        situacao: STATES[chargeState({ amount, ...position, dueAt }, now)],
        emConferencia: waiting.length > 0,
      };
    },
  );
  return { cobrancas, aberto: reaisFromCentavos(open) };
}

/** What the bank gave back of a charge of which so many centavos are open. */
function presentReturns(open: number, returns: Awaited<ReturnType<typeof bankReturnsOf>>) {
  const amounts = returns.map(({ amount_cents: amount, at }) => ({ amount, at }));
  return {
    devolvidoPeloBanco: reaisFromCentavos(amounts.reduce((sum, { amount }) => sum + amount, 0)),
    devolucoesDoBanco: returnsBehind(open, amounts).map(({ amount, at }) => ({
      valor: reaisFromCentavos(amount),
      em: isoInstant(at),
    })),
  };
}

/** The same with receipts, for staff. */
export async function showToStaff(
  queries: Queries,
  purchase: number,
  actor: Actor,
  now: number,
): Promise<ChargesOfPurchase> {
  const receipts = await receiptsOf(queries, purchase);
  const records = worksForTheHouse(actor, recordReceipt);
  const recebimentos = receipts.map((row) => {
    const may = (change: ReceiptChange): boolean =>
      records && decideReceiptChange(factsOf(row), change, actor.accountId) === 'allowed';
    return {
      codigo: row.code,
      cobranca: row.charge_code,
      valor: reaisFromCentavos(row.amount_cents),
      forma: WAYS[row.source],
      dia: row.paid_on,
      pagador: row.payer_name,
      documentoPagador: row.payer_document,
      referencia: row.reference,
      situacao: RECEIPTS[row.state],
      registradoEm: isoInstant(row.recorded_at),
      podeDesfazer: may('undo'),
      podeCorrigir: records && decideReferenceChange(factsOf(row), row.of_movement) === 'allowed',
      podeDecidir: may('accept'),
    };
  });
  return { ...(await present(queries, purchase, receipts, now)), recebimentos, podeRegistrar: records };
}
