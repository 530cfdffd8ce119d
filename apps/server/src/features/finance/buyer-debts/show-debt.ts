import { askBuyerDebt } from '@patio/contract/finance/buyer-debts/ask-buyer-debt.ts';
import type { DebtDetail } from '@patio/contract/finance/buyer-debts/buyer-debt.ts';
import {
  askedAgainFrom,
  decideAsk,
  decideGiveUp,
  decideGiveUpUndo,
  decideRelease,
  type GiveUpState,
} from '@patio/domain/finance/buyer-debts/buyer-debt.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import { worksForTheHouse } from '../../../platform/access/store-access.ts';
import type { Queries } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { DEBT_OF, type DebtRow } from './debts-list.store.ts';
import { askedLast, hasOpenProposal, movedOf, openRequest, proposalsOf, requestsOf } from './debts.store.ts';

interface Looking {
  readonly actor: Actor;
  readonly now: number;
}

const STATES = {
  proposed: 'proposta',
  released: 'liberada',
  withdrawn: 'retirada',
  undone: 'desfeita',
} as const satisfies Record<GiveUpState, string>;

const personOf = (code: number | null, name: string | null) =>
  code === null ? null : { codigo: code, nome: name ?? '' };

/** What a buyer owes as it stands in the list. */
export const presentDebt = (row: DebtRow) => ({
  codigo: row.charge_code,
  codigoCompra: row.purchase_code,
  codigoCaucao: row.deposit_code,
  tituloOferta: row.title,
  comprador: { codigo: row.buyer_id, nome: row.buyer ?? '' },
  valor: reaisFromCentavos(row.amount),
  perdoado: reaisFromCentavos(row.given),
  desde: isoInstant(row.since),
  situacao: row.state,
  pedidaEm: row.amount > 0 ? instantOf(row.asked_at) : null,
});

/** The same with why it is owed, what was done about it, and what the caller may do; undefined: nothing is or was owed. */
export async function showDebt(
  queries: Queries,
  charge: number,
  looking: Looking,
): Promise<DebtDetail | undefined> {
  const row = await queries.row(DEBT_OF, [charge]);
  if (row === undefined) return undefined;
  const { actor, now } = looking;
  const may = worksForTheHouse(actor, askBuyerDebt);
  const { arrived, returned, refunded } = await movedOf(queries, charge);
  const request = await openRequest(queries, charge);
  const asked = await askedLast(queries, charge);
  const open = await hasOpenProposal(queries, charge);
  const ofPurchase = row.purchase_code !== null;
  const debt = Math.max(0, row.amount - row.again);
  return {
    ...presentDebt(row),
    cobradoDeNovo: reaisFromCentavos(row.again),
    recebido: reaisFromCentavos(arrived),
    devolvidoPorNos: reaisFromCentavos(returned),
    devolvidoPeloBanco: reaisFromCentavos(refunded),
    pedidos: (await requestsOf(queries, charge)).map((each) => ({
      valor: reaisFromCentavos(each.amount_cents),
      mensagem: each.message,
      por: { codigo: each.asked_by, nome: each.asker },
      em: isoInstant(each.asked_at),
      encerradoEm: instantOf(each.ended_at),
    })),
    perdoes: await givenUpShown(queries, row, looking),
    podePedir: may && ofPurchase && decideAsk({ debt, open, erased: row.erased, asked }, now) === 'allowed',
    pedirDesde: ofPurchase ? instantOf(askedAgainFrom(debt, asked, now)) : null,
    podeRetirar: may && request !== undefined,
    podePerdoar: may && decideGiveUp({ debt: row.amount, open }) === 'allowed',
    podeRegistrar: may && ofPurchase && row.amount > 0,
  };
}

async function givenUpShown(
  queries: Queries,
  { charge_code: charge, amount: debt }: DebtRow,
  { actor }: Looking,
): Promise<DebtDetail['perdoes']> {
  const may = worksForTheHouse(actor, askBuyerDebt);
  const by = actor.accountId;
  return (await proposalsOf(queries, charge)).map((each) => {
    const { state, amount_cents: amount, proposed_by: proposedBy, decided_by: decidedBy } = each;
    const allowed = (release: boolean): boolean =>
      may && decideRelease({ state, amount, proposedBy }, { release, by, debt }) === 'allowed';
    return {
      codigo: each.code,
      valor: reaisFromCentavos(amount),
      situacao: STATES[state],
      motivo: each.reason,
      propostaPor: { codigo: proposedBy, nome: each.proposer },
      propostaEm: isoInstant(each.proposed_at),
      decididaPor: personOf(decidedBy, each.decider),
      decididaEm: instantOf(each.decided_at),
      decisao: each.decision,
      desfeitaPor: personOf(each.undone_by, each.undoer),
      desfeitaEm: instantOf(each.undone_at),
      motivoDesfeita: each.undo_reason,
      podeLiberar: allowed(true),
      podeRecusar: allowed(false),
      podeDesfazer: may && decideGiveUpUndo({ state, decidedBy }, by) === 'allowed',
    };
  });
}
