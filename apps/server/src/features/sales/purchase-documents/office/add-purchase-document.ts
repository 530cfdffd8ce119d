import type { addPurchaseDocument as contract } from '@patio/contract/sales/purchase-documents/add-purchase-document.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { addDocument } from '../add-document.ts';
import type { FileDeps } from '../files/store-file.ts';

/** Who sells adds a document for the buyer. */
export const addPurchaseDocument =
  (deps: ServerDeps, files: FileDeps): Handler<typeof contract> =>
  ({ params, body }, context) =>
    addDocument(deps, files, { code: params.id, body, door: 'office' }, context);
