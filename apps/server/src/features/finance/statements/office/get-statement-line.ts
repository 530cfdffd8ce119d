import type { getStatementLine as contract } from '@patio/contract/finance/statements/get-statement-line.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { showLine } from '../show-line.ts';

/** A movement with what it may pay. */
export const getStatementLine =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now }) => {
    const data = await showLine(database, params.id, now);
    return data === undefined ? fail('statement-line-not-found') : { data };
  };
