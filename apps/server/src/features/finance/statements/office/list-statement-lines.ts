import type { listStatementLines as contract } from '@patio/contract/finance/statements/list-statement-lines.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList } from '../../../../platform/lists/public.ts';
import { LINES } from '../lines-list.store.ts';
import { presentLines } from '../present-lines.ts';

/** Movements of the bank, each with what it may pay. */
export const listStatementLines =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { now }) => {
    const { rows, ...page } = await readList(database, LINES, query);
    return { data: (await presentLines(database, rows, now)).map(({ row }) => row), ...page };
  };
