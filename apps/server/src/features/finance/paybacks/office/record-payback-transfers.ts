import type { recordPaybackTransfers as contract } from '@patio/contract/finance/paybacks/record-payback-transfers.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { isGone } from '../../../../platform/db/failures.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { endTransfer, type ToldTransfer, type TransferRefusal } from '../end-transfer.ts';

type Outcome = Reply<typeof contract>['data'][number]['resultado'];

const OUTCOMES = {
  'payback-not-found': 'nao-encontrada',
  'payback-decided': 'decidida',
  'payback-reference': 'referencia',
} as const satisfies Record<TransferRefusal, Outcome>;

/** Notes transfers one after the other, each in a transaction of its own: one that fails is logged and keeps no other from it. */
export const recordPaybackTransfers =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, { actor, now }) => {
    const data: { readonly codigo: number; readonly resultado: Outcome }[] = [];
    // A database that is away is not asked for each of the others.
    let away = false;
    for (const { codigo, referencia } of body.transferencias) {
      const reference = bankReference(referencia);
      const told = { payback: codigo, reference, failure: null, by: actor.accountId, at: now };
      try {
        data.push({ codigo, resultado: away ? 'falhou' : await record(deps, told) });
      } catch (error) {
        away = isGone(error);
        deps.logger.error({ err: error, payback: codigo }, 'a transfer of a payback could not be recorded');
        data.push({ codigo, resultado: 'falhou' });
      }
    }
    return { data };
  };

async function record(deps: ServerDeps, told: ToldTransfer): Promise<Outcome> {
  const ended = await deps.database.transact((transaction) => endTransfer(deps, transaction, told));
  if (typeof ended === 'string') return OUTCOMES[ended];
  return ended.repeated ? 'repetida' : 'registrada';
}
