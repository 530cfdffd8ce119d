import type { listOwnPurchaseDocuments as contract } from '@patio/contract/sales/purchase-documents/list-own-purchase-documents.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { openDocuments, shownDocuments } from '../open-documents.ts';

/** The documents of a purchase of the caller. */
export const listOwnPurchaseDocuments =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor, now }) => {
    const opened = await openDocuments(database, params.id, actor, 'own');
    return { data: await shownDocuments(database, opened, now) };
  };
