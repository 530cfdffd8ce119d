import type { unlinkIdentity as contract } from '@patio/contract/identity/social/unlink-identity.ts';
import { mayUnlink } from '@patio/domain/identity/social/ways-in.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { confirmOwner, holdSession } from '../../sessions/public.ts';
import { unlinkFrom } from './identities.store.ts';
import { nameOf } from '../prove-identity.ts';
import { notifyLinked } from './notify-linked.ts';
import { waysInto } from './ways-into.store.ts';

export const unlinkIdentity =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, params: { provider }, fail }, context) => {
    const account = await confirmOwner(deps, body.confirmacao, context);
    await deps.database.transact(async (transaction) => {
      // The account is locked too: removing two providers concurrently must not leave it without any.
      await holdSession(transaction, context.actor, context.now);
      const ways = await waysInto(transaction, account.id);
      if (!ways.identities.includes(provider)) return;
      if (!mayUnlink(ways, provider)) return fail('social-last-way-in', { parameters: nameOf(provider) });
      await unlinkFrom(transaction, account.id, provider);
      await notifyLinked(
        transaction,
        deps,
        { account, identity: { provider, email: null }, linked: false },
        context,
      );
    });
  };
