import { getStoreBank } from '@patio/contract/finance/payouts/get-store-bank.ts';
import { proposeForgiveness } from '@patio/contract/finance/payouts/debts/propose-forgiveness.ts';
import { proposePayout } from '@patio/contract/finance/payouts/propose-payout.ts';
import { recordStoreRepayment } from '@patio/contract/finance/payouts/record-store-repayment.ts';
import type { StoreStatement } from '@patio/contract/finance/payouts/statement.ts';
import { forgivable } from '@patio/domain/finance/payouts/decide-debt.ts';
import { planPayout } from '@patio/domain/finance/payouts/plan-payout.ts';
import { storeDebt } from '@patio/domain/finance/payouts/plan-repayment.ts';
import { signedReais } from '@patio/domain/money/signed-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { worksForTheHouse } from '../../../../platform/access/store-access.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import { answersForStore } from '../../../stores/members/public.ts';
import { bankOf, type BankRow } from '../bank/banks.store.ts';
import { storeNamed } from '../claims.store.ts';
import { presentForgivenesses } from '../debts/forgivenesses.present.ts';
import { forgivenessesOf, forgivenSums, openForgivenesses } from '../debts/forgivenesses.store.ts';
import { openPayouts, partsOf, payoutsOf, payoutSums } from '../payouts.store.ts';
import { presentLine, presentPayout, presentRepayment } from '../payouts.present.ts';
import { repaymentsOf, repaymentSums } from '../debts/repayments.store.ts';
import { comingOf, latestStandings, standingsOf, type StandingClaim } from '../standings.ts';

/** Lines on the screen; the file has all. */
const MOST = 500;

/** Who reads a statement, and when. */
export interface Reader {
  readonly actor: Actor;
  readonly now: number;
}

/** What a store sold, what is deducted, due and paid; undefined: there is no such store. */
export async function showStatement(
  deps: Pick<ServerDeps, 'config'>,
  queries: Queries,
  store: number,
  { actor, now }: Reader,
): Promise<StoreStatement | undefined> {
  const named = await storeNamed(queries, store);
  if (named === undefined) return undefined;
  const claims = await standingsOf(deps, queries, { store, now });
  const latest = await latestStandings(deps, queries, { store, most: MOST + 1, now });
  const bank = await bankOf(queries, store);
  const standings = claims.map(({ standing }) => standing);
  const plan = planPayout(standings);
  const debt = storeDebt(standings);
  const open = await openPayouts(queries, store);
  const sums = await payoutSums(queries, store);
  const repaid = await repaymentSums(queries, store);
  const forgiven = await forgivenSums(queries, store);
  const proposes = worksForTheHouse(actor, proposePayout);
  return {
    loja: { codigo: named.id, nome: named.name, documento: named.document },
    devido: signedReais(plan.net),
    bruto: signedReais(plan.gross),
    comissao: signedReais(plan.commission),
    aVencer: reaisFromCentavos(comingOf(claims)),
    aCaminho: reaisFromCentavos(sums.sending),
    repassado: signedReais(sums.paid - repaid.amount),
    comissaoCobrada: signedReais(sums.commission - repaid.commission - forgiven.commission),
    linhas: latest.slice(0, MOST).map(presentLine),
    haMais: latest.length > MOST,
    repasses: await payoutsShown(queries, store, { bank, actor, now }),
    divida: reaisFromCentavos(debt),
    devolucoes: (await repaymentsOf(queries, store)).map((row) => presentRepayment(row, actor)),
    ...(await debtsGivenUp(queries, store, { claims, actor })),
    podeRegistrarDevolucao: debt > 0 && worksForTheHouse(actor, recordStoreRepayment),
    banco: bank === undefined ? null : presentBank(bank, now),
    podePropor: proposes && plan.net > 0 && open.length === 0 && bank !== undefined,
    podeAlterarBanco: await answersForStore(queries, actor.accountId, store),
    podeVerBanco: bank !== undefined && worksForTheHouse(actor, getStoreBank),
  };
}

/** What the house gave up of the debts of a store, and what of them it could give up now. */
async function debtsGivenUp(
  queries: Queries,
  store: number,
  { claims, actor }: { readonly claims: readonly StandingClaim[]; readonly actor: Actor },
) {
  const open = await openForgivenesses(queries, store);
  const most = storeDebt(
    forgivable(claims.map(({ standing, row }) => ({ standing, cancelled: row.cancelled }))),
  );
  return {
    perdoes: presentForgivenesses(await forgivenessesOf(queries, store), actor).slice(),
    perdoavel: worksForTheHouse(actor, proposeForgiveness) && open.length === 0 ? reaisFromCentavos(most) : 0,
  };
}

async function payoutsShown(
  queries: Queries,
  store: number,
  { bank, actor, now }: Reader & { readonly bank: BankRow | undefined },
) {
  const rows = await payoutsOf(queries, store);
  const parts = await partsOf(
    queries,
    rows.map(({ code }) => code),
  );
  const open = rows.some(({ state }) => state === 'proposed' || state === 'sending');
  return rows.map((row) => {
    const own = parts.filter(({ payout_code: code }) => code === row.code);
    return presentPayout(row, { parts: own, bank, open, actor, now });
  });
}

const presentBank = ({ shown, changed_at: changedAt, usable_from: usableFrom }: BankRow, now: number) => ({
  conta: shown,
  alteradaEm: isoInstant(changedAt),
  valeDesde: isoInstant(usableFrom),
  emEspera: now < usableFrom,
});
