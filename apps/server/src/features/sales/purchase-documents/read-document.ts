import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import type { FileReply } from '../../../platform/http/bodies/file-reply.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { auditDocument } from './audit-document.ts';
import { purchaseFiles } from './files/purchase-files.ts';
import { sealedReply } from './files/sealed-reply.ts';
import { findDocument, openDocuments, type Door } from './open-documents.ts';

interface Asked {
  readonly code: number;
  readonly guid: string;
  readonly door: Door;
}

/** The file of a document, always as a download; the selling side’s access is recorded before it is sent. */
export async function readDocument(
  { config, database }: ServerDeps,
  storage: Storage,
  { code, guid, door }: Asked,
  { actor, now }: SignedInContext,
): Promise<FileReply> {
  const opened = await openDocuments(database, code, actor, door);
  const row = await findDocument(database, opened, guid, now);
  const reply = await sealedReply(purchaseFiles(config, storage), row);
  if (reply === null) throw new ApiError('purchase-document-not-found');
  if (door === 'office')
    await database.transact((transaction) =>
      auditDocument(transaction, 'read-purchase-document', row, actor, now),
    );
  return reply;
}
