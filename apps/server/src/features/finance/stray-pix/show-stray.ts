import { assignStrayPix } from '@patio/contract/finance/stray-pix/assign-stray-pix.ts';
import type { StrayDetail } from '@patio/contract/finance/stray-pix/stray-pix.ts';
import { decideStrayRelease, decideStrayReturn } from '@patio/domain/finance/stray-pix/stray-pix.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import { worksForTheHouse } from '../../../platform/access/store-access.ts';
import type { Queries } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { KINDS } from '../charges/public.ts';
import { candidatesFor, linesLike, recordedLike } from '../statements/public.ts';
import { receiptsOfStray, repaymentsOfStray, returnsOf } from './returns.store.ts';
import { findStray, type StrayRow } from './strays-list.store.ts';

interface Looking {
  readonly actor: Actor;
  readonly now: number;
  /** Whether there is a bank. */
  readonly pix: boolean;
}

const STATES = {
  proposed: 'proposta',
  sending: 'em-envio',
  done: 'feita',
  failed: 'falhou',
  withdrawn: 'retirada',
} as const;

/** A Pix without a charge as it stands in the list. */
export function presentStray(row: StrayRow) {
  return {
    codigo: row.code,
    valor: reaisFromCentavos(row.amount_cents),
    restante: reaisFromCentavos(row.left_cents),
    pagoEm: isoInstant(row.paid_at),
    textoPagador: row.payer_text,
    referencia: row.end_to_end_id,
    situacao: row.state,
    recusada: row.failed,
  };
}

/** A Pix without a charge with what it may pay and what the caller may do; undefined: there is none. */
export async function showStray(
  queries: Queries,
  code: number,
  looking: Looking,
): Promise<StrayDetail | undefined> {
  const row = await findStray(queries, code);
  if (row === undefined) return undefined;
  const { now, pix } = looking;
  const may = worksForTheHouse(looking.actor, assignStrayPix);
  const open = row.state === 'liberar' || row.state === 'em-envio';
  const stray = { left: row.left_cents, paidAt: row.paid_at };
  const proposable = decideStrayReturn(stray, { open, way: 'pix', now });
  const undecided = may && row.state === 'decidir';
  const text = row.payer_text ?? '';
  const receipts = await receiptsOfStray(queries, code);
  return {
    ...presentStray(row),
    candidatas: undecided ? [...(await candidatesFor(queries, { amount: row.left_cents, text }, now))] : [],
    recebimentos: receipts.map((each) => ({
      codigo: each.code,
      codigoCompra: each.purchase_code,
      tipo: KINDS[each.kind],
      valor: reaisFromCentavos(each.amount_cents),
    })),
    repassesDevolvidos: (await repaymentsOfStray(queries, code)).map((each) => ({
      codigo: each.code,
      loja: { codigo: each.partner_id, nome: each.store },
      valor: reaisFromCentavos(each.amount_cents),
    })),
    parecidos: row.left_cents > 0 ? await similarTo(queries, code) : [],
    devolucoes: await returnsShown(queries, row, looking),
    podeAtribuir: undecided,
    podePropor: may && pix && proposable === 'allowed',
    podeEncerrar: may && decideStrayReturn(stray, { open, way: 'elsewhere', now }) === 'allowed',
    prazoEsgotado: proposable === 'too-old',
  };
}

/** What of the same amount and day may be this very money. */
async function similarTo(queries: Queries, code: number): Promise<StrayDetail['parecidos']> {
  const lines = await linesLike(queries, code);
  const recorded = await recordedLike(queries, code);
  return [
    ...lines.map((each) => ({
      codigoMovimento: each.code,
      codigoRecebimento: null,
      codigoDevolucao: null,
      dia: each.day,
      texto: each.words,
      registrado: each.recorded,
      compras: [...(each.purchases ?? [])],
      loja: null,
    })),
    ...recorded.map((each) => ({
      codigoMovimento: null,
      codigoRecebimento: each.kind === 'receipt' ? each.code : null,
      codigoDevolucao: each.kind === 'repayment' ? each.code : null,
      dia: each.day,
      texto: each.reference,
      registrado: true,
      compras: each.purchase_code === null ? [] : [each.purchase_code],
      loja: each.store,
    })),
  ];
}

async function returnsShown(
  queries: Queries,
  { code, left_cents: left, paid_at: paidAt }: StrayRow,
  { actor, now, pix }: Looking,
): Promise<StrayDetail['devolucoes']> {
  const may = worksForTheHouse(actor, assignStrayPix);
  return (await returnsOf(queries, code)).map((each) => {
    const { state, way, amount_cents: amount, proposed_by: proposedBy } = each;
    const proposal = { state, way, amount, proposedBy };
    const allowed = (release: boolean): boolean =>
      may &&
      decideStrayRelease(proposal, { left, paidAt }, { release, by: actor.accountId, now }) === 'allowed';
    return {
      codigo: each.code,
      valor: reaisFromCentavos(each.amount_cents),
      forma: each.way === 'pix' ? ('pix' as const) : ('ja-saiu' as const),
      situacao: STATES[each.state],
      motivo: each.reason,
      propostaPor: { codigo: each.proposed_by, nome: each.proposer },
      propostaEm: isoInstant(each.proposed_at),
      decididaPor: each.decided_by === null ? null : { codigo: each.decided_by, nome: each.decider ?? '' },
      decididaEm: instantOf(each.decided_at),
      decisao: each.decision,
      encerradaEm: instantOf(each.ended_at),
      emProcessamento: each.processing,
      falha: each.failure,
      podeLiberar: (pix || each.way === 'elsewhere') && allowed(true),
      podeRecusar: allowed(false),
    };
  });
}
