import type { removePasskey as contract } from '@patio/contract/passkeys/remove-passkey.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { tellOwner } from '../second-steps/public.ts';
import { confirmOwner } from '../sessions/public.ts';
import { removePasskeyOf } from './passkeys.store.ts';

export const removePasskey =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, params, fail }, context) => {
    const owner = await confirmOwner(deps, body.confirmacao, context);
    return deps.database.transact(async (transaction) => {
      const row = await removePasskeyOf(transaction, owner.id, params.id);
      if (!row) return fail('passkey-not-found');
      await tellOwner(transaction, deps, owner, { kind: 'passkey-removed', name: row.name }, context);
      return { credencial: row.credential_id };
    });
  };
