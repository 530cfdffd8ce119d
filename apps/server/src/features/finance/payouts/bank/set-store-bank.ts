import type { setStoreBank as contract } from '@patio/contract/finance/payouts/set-store-bank.ts';
import { addWorkingDays } from '@patio/domain/time/working-days.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { mailStore } from '../../../messaging/selling-side/public.ts';
import { workingCalendar } from '../../../sales/working-days/public.ts';
import { answersForStore } from '../../../stores/members/public.ts';
import { sealStoreBank, shownBank, type StoreBank } from './bank-data.ts';
import { bankOf, insertBank } from './banks.store.ts';
import { lockStore } from '../claims.store.ts';
import { showStatement } from '../statement/show-statement.ts';

/** Sets the account of a store: by who answers for it alone, told to all its users, usable after a waiting period. */
export const setStoreBank =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: store }, body, fail }, { actor, now }) => {
    if (actor.partnerId !== store) return fail('partner-not-found');
    const { banco: bank, agencia: branch, conta: account } = body;
    const data = { bank, branch, account, pix: body.pix === '' ? null : body.pix };
    const outcome = await deps.database.transact(async (transaction) => {
      const refused = await set(deps, transaction, { store, data, by: actor.accountId, at: now });
      return refused ?? showStatement(deps, transaction, store, { actor, now });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('partner-not-found') : { data: outcome };
  };

interface Given {
  readonly store: number;
  readonly data: StoreBank;
  readonly by: number;
  readonly at: number;
}

async function set(
  deps: ServerDeps,
  transaction: Transaction,
  { store: id, data, by, at }: Given,
): Promise<ApiError | null> {
  const store = await lockStore(transaction, id);
  if (store === undefined) return new ApiError('partner-not-found');
  if (!(await answersForStore(transaction, by, id))) return new ApiError('store-bank-owner');
  // The holder is the store itself, so that money never goes to another one.
  if (store.document === null) return new ApiError('store-bank-document');
  const before = await bankOf(transaction, id);
  const calendar = await workingCalendar(transaction, at);
  const usableFrom = addWorkingDays(at, deps.config.rules.payouts.bankDays, calendar);
  const shown = shownBank(data);
  const sealed = sealStoreBank(deps, id, data);
  const code = await insertBank(transaction, { store: id, sealed, shown, by, at, usableFrom });
  await recordAudit(transaction, {
    actorId: by,
    action: 'set-store-bank',
    subject: `partner ${id}`,
    details: { bank: code, usableFrom: new Date(usableFrom).toISOString() },
    before: { account: before?.shown ?? null },
    after: { account: shown },
    at,
  });
  await mailStore(deps, transaction, {
    store: id,
    fact: `store-bank-${code}`,
    write: (facts) =>
      messages.storeBankChanged({ ...facts, storeName: store.name, account: shown, usableFrom }),
    now: at,
  });
  return null;
}
