import type { listOwnPaybacks as contract } from '@patio/contract/finance/paybacks/list-own-paybacks.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { decideGiveBank } from '@patio/domain/finance/paybacks/return-bank.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { chargesOf, KINDS, saleOf } from '../charges/public.ts';
import { owedPurchase } from './bank/payback-bank.ts';
import { partsOf } from './parts.store.ts';
import { STATES, WAYS } from './paybacks.present.ts';
import { paybacksOf } from './paybacks.store.ts';

/** What goes back to the caller for a purchase; proposals that were turned down were never theirs. */
export const listOwnPaybacks =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, reply }) => {
    const sale = await saleOf(database, params.id);
    if (sale?.account_id !== actor.accountId) return fail('purchase-not-found');
    reply.header('cache-control', 'no-store');
    return { data: await showOwnPaybacks(database, params.id) };
  };

/** What goes back to the buyer of a purchase, and whether their bank data are needed for it. */
export async function showOwnPaybacks(
  queries: Queries,
  purchase: number,
): Promise<Reply<typeof contract>['data']> {
  const charges = await chargesOf(queries, purchase);
  const rows = (await paybacksOf(queries, purchase)).filter(({ state }) => state !== 'withdrawn');
  const parts = await partsOf(
    queries,
    rows.map(({ code }) => code),
  );
  const devolucoes = rows.map((row) => {
    const target = charges.find(({ code }) => code === row.target_charge);
    const own = parts.filter((part) => part.payback_code === row.code);
    return {
      codigo: row.code,
      forma: WAYS[row.way],
      situacao: STATES[row.state],
      valor: reaisFromCentavos(row.amount_cents),
      destino: target === undefined ? null : KINDS[target.kind],
      pedidaEm: isoInstant(row.proposed_at),
      aprovadaEm: instantOf(row.decided_at),
      enviada: own.some(({ processing }) => processing) || row.state === 'done',
      encerradaEm: instantOf(row.ended_at),
      referencia: row.reference,
      registroDesfeitoEm:
        row.undone_at === null || row.state !== 'sending' ? null : isoInstant(row.undone_at),
    };
  });
  return { conta: await accountAsked(queries, purchase), devolucoes };
}

/** The account that is asked for, as long as there is something to transfer to it. */
async function accountAsked(
  queries: Queries,
  purchase: number,
): Promise<Reply<typeof contract>['data']['conta']> {
  const owed = await owedPurchase(queries, purchase);
  const { bank, open, given } = owed;
  if (bank === undefined || (owed.owed <= 0 && open === null)) return null;
  return {
    situacao: given ? 'informada' : 'pedida',
    valor: reaisFromCentavos(owed.owed > 0 ? owed.owed : (open?.amount_cents ?? 0)),
    motivo: bank.reason,
    podeInformar: decideGiveBank(owed) === 'allowed',
  };
}
