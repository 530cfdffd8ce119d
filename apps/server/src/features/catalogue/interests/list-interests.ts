import type { listInterests as contract } from '@patio/contract/catalogue/interests/list-interests.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentInterest } from './interests.present.ts';
import { interestsOf } from './interests.store.ts';

/** A session valid only for setting a password shows no interests (S-34). */
export const listInterests =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor }) => {
    const accountId = actor === null || actor.restricted ? null : actor.accountId;
    return (await interestsOf(database, accountId)).map(presentInterest);
  };
