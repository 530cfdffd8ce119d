import type { listAssignees as contract } from '@patio/contract/sales/purchases/list-assignees.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { assigneesOf } from './work.store.ts';

/** The users to whom purchases may be assigned. */
export const listAssignees =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async () => ({
    data: (await assigneesOf(database)).map(({ id, name }) => ({ codigo: id, nome: name })),
  });
