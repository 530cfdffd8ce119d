import type { getNameUses as contract } from '@patio/contract/catalogue/names/get-name-uses.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { storedKind } from './kinds.ts';
import { countUses } from './name-uses.store.ts';
import { findName } from './names.store.ts';

/** What uses a name. */
export const getNameUses =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { tipo, id }, fail }) => {
    const kind = storedKind(tipo);
    if (id > 2_147_483_647 || (await findName(database, kind, id)) === undefined) return fail('name-unknown');
    return { data: await countUses(database, kind, id) };
  };
