import type { decideDeposit as contract } from '@patio/contract/finance/deposits/decide-deposit.ts';
import { postKept } from '@patio/domain/finance/book/postings.ts';
import { decideKeep } from '@patio/domain/finance/deposits/deposit-step.ts';
import { decideOfficeReturn } from '@patio/domain/finance/deposits/office-return.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { announceDeposit, newsOfReturn } from '../announce-deposit.ts';
import { factsOf } from '../deposit-facts.ts';
import { moveDeposit, writeDecided } from '../deposits.store.ts';
import { bookDeposit, openDeposit, type OpenedDeposit } from '../open-deposit.ts';
import { returnDeposit, sendBack } from '../send-back.ts';
import { oneDeposit } from './deposits-list.store.ts';
import { presentDeposit } from './present-deposit.ts';

interface Decision {
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

const KEEP_REFUSALS = {
  decided: 'deposit-decided',
  'no-default': 'deposit-no-default',
  'term-over': 'deposit-term-over',
} as const;

/** Keeps a deposit, or returns it, under the locks of bidding: the job and two users at the same moment come one after the other. */
export const decideDeposit =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const opened = await openDeposit(transaction, params.id);
      if (opened === undefined) return undefined;
      const decision = { reason: body.motivo, by: actor.accountId, at: deps.clock.now() };
      const decide = body.decisao === 'reter' ? keep : giveBack;
      return (await decide(deps, transaction, opened, decision)) ?? transaction.row(oneDeposit, [params.id]);
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('deposit-not-found') : { data: presentDeposit(outcome, actor) };
  };

async function keep(
  deps: ServerDeps,
  transaction: Transaction,
  opened: OpenedDeposit,
  { reason, by, at }: Decision,
): Promise<ApiError | null> {
  const { deposit, position } = opened;
  const decision = decideKeep(factsOf(deposit), at);
  if (decision !== 'allowed') return new ApiError(KEEP_REFUSALS[decision]);
  await writeDecided(transaction, deposit.code, { by, at, reason });
  await moveDeposit(transaction, deposit.code, { from: 'held', to: 'kept', at });
  const booking = { kind: 'kept', key: `kept:${deposit.code}`, at, by, reason } as const;
  await bookDeposit(transaction, deposit, booking, postKept({ creditor: deposit.creditor, ...position }));
  await record(transaction, opened, { action: 'keep-deposit', to: 'kept', reason, by, at });
  const amount = deposit.amount_cents;
  await announceDeposit(deps, transaction, opened, { what: 'kept', amount, reason, at });
  return null;
}

async function giveBack(
  deps: ServerDeps,
  transaction: Transaction,
  opened: OpenedDeposit,
  { reason, by, at }: Decision,
): Promise<ApiError | null> {
  const { deposit, position } = opened;
  const owed = 0 - position.balances.user;
  const { state, decide_by: decideBy, decided_by: keeper, awaits_price: awaitsPrice } = deposit;
  const undecided = decideBy !== null || awaitsPrice;
  const decision = decideOfficeReturn({ state, undecided, keeper, owed }, by);
  const given = { by, reason, at };
  switch (decision) {
    case 'own':
      return new ApiError('deposit-own');
    case 'decided':
      return new ApiError('deposit-decided');
    case 'owed':
      if (deposit.given_up) return new ApiError('payback-given-up');
      if (!(await sendBack(deps, transaction, opened, given))) return new ApiError('payback-impossible');
      await record(transaction, opened, { action: 'return-deposit', to: state, ...given });
      return announceOwed(deps, transaction, opened, given);
    case 'whole':
      await writeDecided(transaction, deposit.code, given);
      await record(transaction, opened, { action: 'return-deposit', to: 'returning', ...given });
      await returnDeposit(deps, transaction, opened, given);
      return null;
  }
}

/** Tells who left a deposit that what is owed back of it goes back; of one that stands, that it is what was paid twice. */
async function announceOwed(
  deps: ServerDeps,
  transaction: Transaction,
  opened: OpenedDeposit,
  { reason, at }: Decision,
): Promise<null> {
  const amount = 0 - opened.position.balances.user;
  const what = newsOfReturn(opened.deposit.state, 'returning');
  await announceDeposit(deps, transaction, opened, { what, amount, reason, part: at, at });
  return null;
}

function record(
  transaction: Transaction,
  { deposit }: OpenedDeposit,
  given: Decision & { readonly action: 'keep-deposit' | 'return-deposit'; readonly to: string },
): Promise<void> {
  const { action, to, reason, by, at } = given;
  return recordAudit(transaction, {
    actorId: by,
    action,
    subject: `offer ${deposit.offer_code}`,
    details: { deposit: deposit.code, buyer: deposit.account_id, amount: deposit.amount_cents, reason },
    before: { state: deposit.state },
    after: { state: to },
    at,
  });
}
