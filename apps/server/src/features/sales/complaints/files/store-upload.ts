import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ComplaintFile } from '@patio/contract/sales/complaints/complaint.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { checkFile, storeScanned, type FileDeps } from '../../purchase-documents/public.ts';
import { complaintFiles } from './complaint-files.ts';
import { addFile } from './files.store.ts';

interface Upload {
  readonly purchase: number;
  readonly accountId: number;
  readonly given: { readonly nome: string; readonly conteudo: string };
  readonly idiom: Idiom;
  readonly at: number;
}

/**
 * Checks, scans and stores a file that waits to be sent. Without a scanner none is taken: what was sent is read at once.
 * Errors: `invalid-fields`, `purchase-document-unsafe`, `purchase-scanner-away`.
 */
export async function storeUpload(
  deps: ServerDeps,
  { storage, scanner }: FileDeps,
  { purchase, accountId, given, idiom, at }: Upload,
): Promise<ComplaintFile> {
  const { bytes, name, type, sha256 } = await checkFile(given, idiom);
  const files = complaintFiles(deps.config, storage);
  const refusals = { infected: 'purchase-document-unsafe', away: 'purchase-scanner-away' } as const;
  const size = bytes.length;
  return storeScanned(deps, scanner, { files, bytes, refusals }, async (transaction, guid) => {
    await addFile(transaction, { guid, purchase, accountId, name, type, bytes: size, sha256, at });
    return { guid, nome: name, bytes: size };
  });
}
