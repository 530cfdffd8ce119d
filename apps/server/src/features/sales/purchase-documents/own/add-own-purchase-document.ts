import type { addOwnPurchaseDocument as contract } from '@patio/contract/sales/purchase-documents/add-own-purchase-document.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { addDocument } from '../add-document.ts';
import type { FileDeps } from '../files/store-file.ts';

/** The buyer adds a document. */
export const addOwnPurchaseDocument =
  (deps: ServerDeps, files: FileDeps): Handler<typeof contract> =>
  ({ params, body }, context) =>
    addDocument(deps, files, { code: params.id, body, door: 'own' }, context);
