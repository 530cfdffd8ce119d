import type { readOwnPurchasePaper as contract } from '@patio/contract/sales/purchase-documents/read-own-purchase-paper.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { PaperThread } from '../../../../platform/pdf/paper-thread.ts';
import { readPaper } from '../read-paper.ts';

/** The buyer downloads a paper. */
export const readOwnPurchasePaper =
  (deps: ServerDeps, thread: PaperThread): Handler<typeof contract> =>
  ({ params: { id: code, papel: paper } }, context) =>
    readPaper(deps, thread, { code, paper, door: 'own' }, context);
