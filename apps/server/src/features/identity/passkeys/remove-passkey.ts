import type { removePasskey as contract } from '@patio/contract/identity/passkeys/remove-passkey.ts';
import { mayRemovePasskey } from '@patio/domain/identity/social/ways-in.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { notifyOwner } from '../authenticators/public.ts';
import { confirmOwner, holdSession } from '../sessions/public.ts';
import { lockOwner, waysInto } from '../social/public.ts';
import { removePasskeyOf } from './passkeys.store.ts';

export const removePasskey =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, params, fail }, context) => {
    const owner = await confirmOwner(deps, body.confirmacao, context);
    return deps.database.transact(async (transaction) => {
      await holdSession(transaction, context.actor, context.now);
      // Locked too: removing a passkey and a provider concurrently must not leave the account without any.
      await lockOwner(transaction, owner.id);
      const ways = await waysInto(transaction, owner.id);
      const row = await removePasskeyOf(transaction, owner.id, params.id);
      if (!row) return fail('passkey-not-found');
      if (!mayRemovePasskey(ways)) return fail('passkey-last-way-in');
      await notifyOwner(transaction, deps, owner, { kind: 'passkey-removed', name: row.name }, context);
      return { credencial: row.credential_id };
    });
  };
