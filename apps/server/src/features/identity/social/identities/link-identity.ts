import type { linkIdentity as contract } from '@patio/contract/identity/social/link-identity.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { confirmOwner, holdSession } from '../../sessions/public.ts';
import { linkTo, spendOnce } from './identities.store.ts';
import { nameOf, proveIdentity, type SocialDeps } from '../prove-identity.ts';
import { notifyLinked } from './notify-linked.ts';

export const linkIdentity =
  (deps: SocialDeps): Handler<typeof contract> =>
  async ({ body, params: { provider }, fail }, context) => {
    const { actor, now } = context;
    const parameters = nameOf(provider);
    const identity = await proveIdentity(deps, provider, body, context, 'social-proof-refused');
    // After the proof: a provider that does not answer must not use up a mailed code.
    const account = await confirmOwner(deps, body.confirmacao, context);
    await deps.database.transact(async (transaction) => {
      await holdSession(transaction, actor, now);
      const outcome = await linkTo(transaction, identity, account.id, now);
      if (outcome === 'kept') return;
      if (outcome === 'taken') return fail('social-taken', { parameters });
      if (outcome === 'other') return fail('social-other-linked', { parameters });
      if (!(await spendOnce(transaction, identity))) return fail('social-proof-refused', { parameters });
      await notifyLinked(transaction, deps, { account, identity, linked: true }, context);
    });
  };
