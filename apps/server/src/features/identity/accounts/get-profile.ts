import type { getProfile as contract } from '@patio/contract/identity/accounts/get-profile.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentProfile } from './accounts.present.ts';
import { profileOf } from './accounts.store.ts';

export const getProfile =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ fail }, { actor, idiom }) => {
    const row = await profileOf(database, actor.accountId);
    if (!row) return fail('not-signed-in');
    return presentProfile(row, { idiom, passwordOptional: config.rules.profilePasswordOptional });
  };
