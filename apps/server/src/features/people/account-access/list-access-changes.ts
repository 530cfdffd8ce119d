import type { listAccessChanges as contract } from '@patio/contract/people/account-access/list-access-changes.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentAccessChange } from './access-changes.present.ts';
import { accessChangesOf } from './access-changes.store.ts';

export const listAccessChanges =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params }) => ({ data: (await accessChangesOf(database, params.id)).map(presentAccessChange) });
