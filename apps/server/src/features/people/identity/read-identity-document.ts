import type { readIdentityDocument as contract } from '@patio/contract/people/identity/read-identity-document.ts';
import type { ServerDeps } from '../../../deps.ts';
import { FileReply } from '../../../platform/http/bodies/file-reply.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { documentFiles } from './document-file.ts';
import { identityReader } from './identity.store.ts';

/** A document, for staff only, always as a download; every access is audited before it is sent. */
export const readIdentityDocument =
  ({ config, database }: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const request = await identityReader(database).find(params.id);
    const document = request?.documents.find(({ guid }) => guid === params.guid);
    const bytes = document ? await documentFiles(config, storage).read(document.guid) : null;
    if (!request || !document || bytes === null) return fail('not-found');
    await database.transact((transaction) =>
      recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'read-identity-document',
        subject: `account ${request.account_id}`,
        details: { request: request.code, kind: document.kind },
        at: now,
      }),
    );
    const name = `verificacao-${request.code}-${document.kind}.${document.type}`;
    return FileReply.of(bytes, name);
  };
