import { askPaybackBank } from '@patio/contract/finance/paybacks/bank/ask-payback-bank.ts';
import { getPaybackBank } from '@patio/contract/finance/paybacks/bank/get-payback-bank.ts';
import type { PaybackDetail } from '@patio/contract/finance/paybacks/payback.ts';
import { proposePayback } from '@patio/contract/finance/paybacks/propose-payback.ts';
import type { ChargeKind } from '@patio/domain/finance/charges/charge-state.ts';
import { decideAskBank } from '@patio/domain/finance/paybacks/return-bank.ts';
import type { PaybackWaits } from '@patio/domain/finance/paybacks/payback-waits.ts';
import { planPaybacks } from '@patio/domain/finance/paybacks/plan-payback.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import { worksForTheHouse } from '../../../platform/access/store-access.ts';
import type { Queries } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { personOf } from '../../trading/results/public.ts';
import { positionsOf } from '../book/public.ts';
import { chargedPurchase, chargesOf, KINDS, receiptsOf, type ReceiptRow } from '../charges/public.ts';
import { owedCharges } from './owed-money.ts';
import { partsOf } from './parts.store.ts';
import { standingOf } from './payback-standing.ts';
import { OWED_OF } from './paybacks-list.store.ts';
import { presentPayback, WAYS } from './paybacks.present.ts';
import { cancelledBy, dueCancellation, paybacksOf } from './paybacks.store.ts';

interface Reader {
  readonly actor: Actor;
  readonly now: number;
  /** Pix is offered. */
  readonly pix: boolean;
}

/** What is owed back of a purchase and what was decided about it; undefined: there is no such purchase, or it has no charges. */
export async function showPayback(
  queries: Queries,
  code: number,
  reader: Reader,
): Promise<PaybackDetail | undefined> {
  const charges = await chargesOf(queries, code);
  const purchase = charges[0] && (await chargedPurchase(queries, charges[0].code));
  if (purchase === undefined) return undefined;
  const why = await queries.row(OWED_OF, [code]);
  const kindOf = (charge: number) => charges.find((each) => each.code === charge)?.kind ?? null;
  const { cobrancas, formas, plans } = await owedParts(queries, charges, reader);
  const { waits, outdated, owed } = await standingOf(queries, code, { plans, pix: reader.pix });
  const due = owed.open === null && formas.length > 0;
  const proposed = outdated !== null || owed.open?.state === 'proposed';
  const decided = await decidedOf(queries, code, {
    kindOf,
    impeded: waits !== null,
    actor: reader.actor,
  });
  return {
    codigoCompra: code,
    codigoOferta: purchase.offer_code,
    tituloOferta: purchase.title,
    comprador: { codigo: purchase.account_id, nome: purchase.buyer },
    valor: reaisFromCentavos(cobrancas.reduce((sum, { cents }) => sum + cents, 0)),
    motivo: why?.reason ?? null,
    desde: why === undefined ? null : isoInstant(why.since),
    cobrancas,
    recebimentos: (await receiptsOf(queries, code)).map((row) => presentReceipt(row, kindOf)),
    formas: owed.open === null ? formas : [],
    ...decided,
    conta: await accountOf(queries, owed, { buyer: purchase.account_id, actor: reader.actor }),
    impedimento: waits !== null && (due || proposed) ? IMPEDIMENTS[waits] : null,
    podePropor:
      due && (waits === null || outdated !== null) && worksForTheHouse(reader.actor, proposePayback),
  };
}

const IMPEDIMENTS = {
  'given-up': 'perdao',
  vehicle: 'veiculo',
  'no-pix': 'sem-pix',
  changed: 'mudou',
} as const satisfies Record<PaybackWaits, PaybackDetail['impedimento']>;

type Owed = Awaited<ReturnType<typeof standingOf>>['owed'];

/** The account that the buyer is asked for, with what the caller may do. */
async function accountOf(
  queries: Queries,
  owed: Owed,
  { buyer, actor }: { readonly buyer: number; readonly actor: Actor },
): Promise<PaybackDetail['conta']> {
  const { bank } = owed;
  const asks = worksForTheHouse(actor, askPaybackBank) && decideAskBank(owed) === 'allowed';
  return {
    pedidaEm: instantOf(bank?.asked_at ?? null),
    informadaEm: instantOf(bank?.given_at ?? null),
    lembretes: bank?.reminders ?? 0,
    lembradoEm: instantOf(bank?.reminded_at ?? null),
    podePedir: asks && (await personOf(queries, buyer)) !== undefined,
    podeVer: owed.given && worksForTheHouse(actor, getPaybackBank),
  };
}

type Charges = Awaited<ReturnType<typeof chargesOf>>;
type KindOf = (charge: number) => ChargeKind | null;

const kindText = (kind: ChargeKind | null) => KINDS[kind ?? 'price'];

/** What of each charge is owed back, and the ways in which it can go. */
async function owedParts(queries: Queries, charges: Charges, { now, pix }: Reader) {
  const positionOf = await positionsOf(
    queries,
    charges.map(({ code }) => code),
  );
  const owed = await owedCharges(queries, charges, positionOf);
  const plans = planPaybacks(owed, now).filter(({ way }) => pix || way !== 'pix');
  const cobrancas = charges.map(({ code, kind }) => {
    const { balances } = positionOf(code);
    // What the bank gave back above that is owed by the buyer.
    const cents = Math.max(0, 0 - balances.user - balances.sending);
    return {
      cents,
      codigo: code,
      tipo: KINDS[kind],
      aDevolver: reaisFromCentavos(cents),
      aberto: reaisFromCentavos(balances.receivable),
    };
  });
  const formas = plans.map(({ way, target, amount }) => ({
    forma: WAYS[way],
    cobranca: target,
    destino: target === null ? null : kindText(charges.find(({ code }) => code === target)?.kind ?? null),
    valor: reaisFromCentavos(amount),
  }));
  return { cobrancas, formas, plans };
}

/** What was decided about a purchase: its paybacks, and the cancellation that made one due. */
async function decidedOf(
  queries: Queries,
  code: number,
  { kindOf, impeded, actor }: { readonly kindOf: KindOf; readonly impeded: boolean; readonly actor: Actor },
) {
  const rows = await paybacksOf(queries, code);
  const parts = await partsOf(
    queries,
    rows.map((row) => row.code),
  );
  const cancellation = await dueCancellation(queries, code);
  const undoneBy = await cancelledBy(queries, code);
  const open = rows.some(({ state }) => state === 'proposed' || state === 'sending');
  const devolucoes = rows.map((row) => {
    const own = parts.filter((part) => part.payback_code === row.code);
    return presentPayback(row, { parts: own, kindOf, cancelledBy: undoneBy, open, impeded, actor });
  });
  const cancelamento =
    cancellation === undefined
      ? null
      : { codigo: cancellation.id, temDadosBancarios: cancellation.has_bank_data };
  return { devolucoes, cancelamento };
}

const presentReceipt = (row: ReceiptRow, kindOf: KindOf) => ({
  codigo: row.code,
  tipo: kindText(kindOf(row.charge_code)),
  valor: reaisFromCentavos(row.amount_cents),
  dia: row.paid_on,
  pagador: row.payer_name,
  referencia: row.reference,
  porPix: row.source === 'pix',
  conta: row.state === 'counted',
});
