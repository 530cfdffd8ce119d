import type { unlinkIdentity as contract } from '@patio/contract/social/unlink-identity.ts';
import { mayUnlink } from '@patio/domain/social/ways-in.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { unlinkFrom } from './identities.store.ts';
import { nameOf } from './prove-identity.ts';
import { tellLinked } from './tell-linked.ts';
import { lockOwner, waysInto } from './ways-into.store.ts';

export const unlinkIdentity =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { provider }, fail }, context) => {
    await deps.database.transact(async (transaction) => {
      // Two providers taken away at once must not leave nothing.
      const account = await lockOwner(transaction, context.actor.accountId);
      if (account === undefined) return fail('not-signed-in');
      const ways = await waysInto(transaction, account.id);
      if (!ways.identities.includes(provider)) return;
      if (!mayUnlink(ways, provider)) return fail('social-last-way-in', { parameters: nameOf(provider) });
      await unlinkFrom(transaction, account.id, provider);
      await tellLinked(
        transaction,
        deps,
        { account, identity: { provider, email: null }, linked: false },
        context,
      );
    });
  };
