import type { listPasskeys as contract } from '@patio/contract/identity/passkeys/list-passkeys.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentPasskey } from './passkeys.present.ts';
import { passkeysOf } from './passkeys.store.ts';
import { relyingParty } from './relying-party.ts';

export const listPasskeys =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor }) => ({
    data: (await passkeysOf(database, actor.accountId)).map(presentPasskey),
    dominio: relyingParty(config)?.id ?? null,
  });
