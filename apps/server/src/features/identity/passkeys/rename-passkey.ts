import type { renamePasskey as contract } from '@patio/contract/identity/passkeys/rename-passkey.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordSecurityEvent } from '../security/public.ts';
import { presentPasskey } from './passkeys.present.ts';
import { renamePasskeyOf } from './passkeys.store.ts';

export const renamePasskey =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ body, params, fail }, context) =>
    database.transact(async (transaction) => {
      const { accountId } = context.actor;
      const row = await renamePasskeyOf(transaction, { accountId, code: params.id, name: body.nome });
      if (!row) return fail('passkey-not-found');
      await recordSecurityEvent(transaction, context, {
        accountId,
        kind: 'passkey-renamed',
        detail: row.name,
      });
      return presentPasskey(row);
    });
