import type { readDocument as contract } from '@patio/contract/people/documents/read-document.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { FileReply } from '../../../platform/http/bodies/file-reply.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { documentFiles } from '../identity/public.ts';
import { documentReader } from './documents.store.ts';

/** The file of a document, always as a download; every access is audited with its reason before it is sent. */
export const readDocument =
  ({ config, database }: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params: { id: code }, query: { motivo: reason }, fail }, { actor, now }) => {
    const row = await documentReader(database).find(code);
    const bytes = row?.guid ? await documentFiles(config, storage).read(row.guid) : null;
    if (!row || bytes === null) return fail('document-request-not-found');
    await database.transact((transaction) =>
      recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'read-document',
        subject: `account ${row.account_id}`,
        details: { request: code, kind: row.kind, reason },
        at: now,
      }),
    );
    const name = `documento-${code}-${row.kind}.${row.type ?? 'pdf'}`;
    return FileReply.of(bytes, name);
  };
