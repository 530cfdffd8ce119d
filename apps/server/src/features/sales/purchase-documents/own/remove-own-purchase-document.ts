import type { removeOwnPurchaseDocument as contract } from '@patio/contract/sales/purchase-documents/remove-own-purchase-document.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { removeDocument } from '../remove-document.ts';

/** The buyer deletes what they have just added. */
export const removeOwnPurchaseDocument =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  ({ params: { id: code, guid } }, context) =>
    removeDocument(deps, storage, { code, guid, door: 'own' }, context);
