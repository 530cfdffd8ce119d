import type { blockAccount as contract } from '@patio/contract/people/blocks/block-account.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { mayEndAt } from '@patio/domain/people/blocks/may-end-at.ts';
import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { blockRefusal } from './blocks.policy.ts';
import { presentBlock } from './blocks.present.ts';
import { blockNow } from './block-now.ts';
import { blockWriter } from './blocks.store.ts';

/** Blocks an account and revokes all its credentials and sessions, in one transaction; audited, and its owner is notified why. */
export const blockAccount =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: accountId }, body: { motivo: reason, ate } }, { actor, idiom }) => {
    const at = deps.clock.now();
    const until = ate === undefined ? null : endOfDay(ate);
    if (until !== null && !mayEndAt(until, at))
      throw new ApiError('invalid-fields', { erros: [fieldText('block-until', 'ate', idiom)] });
    const row = await deps.database.transact(async (transaction) => {
      const writer = blockWriter(transaction);
      const target = await writer.lock(accountId, actor.accountId);
      if (target === null) throw new ApiError('not-signed-in');
      if (target === undefined) throw new ApiError('user-not-found');
      const refusal = blockRefusal(actor, target);
      if (refusal !== null) throw new ApiError(refusal);
      if (target.blocked_at !== null) throw new ApiError('account-blocked-already');
      return blockNow(deps, transaction, { target, reason, until, staffId: actor.accountId, at });
    });
    return { data: presentBlock(row) };
  };
