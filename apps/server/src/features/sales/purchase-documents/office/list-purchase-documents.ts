import type { listPurchaseDocuments as contract } from '@patio/contract/sales/purchase-documents/list-purchase-documents.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { openDocuments, shownDocuments } from '../open-documents.ts';

/** The documents of a purchase for who sells it. */
export const listPurchaseDocuments =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor, now }) => {
    const opened = await openDocuments(database, params.id, actor, 'office');
    return { data: await shownDocuments(database, opened, now) };
  };
