import type { downloadAttachment as contract } from '@patio/contract/messaging/notifications/download-attachment.ts';
import type { ServerDeps } from '../../../deps.ts';
import { FileReply, typeOfName } from '../../../platform/http/bodies/file-reply.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { attachmentName } from './notifications.store.ts';

/** The attachment of one of the user's own notifications as a download (API-52). */
export const downloadAttachment =
  ({ database }: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, fail }, { actor }) => {
    const name = await attachmentName(database, actor.accountId, params.guid);
    const file = name === undefined ? null : await storage.get(`attachments/${params.guid}`);
    if (name === undefined || !file) return fail('not-found');
    return new FileReply({ stream: await file.open(), size: file.size, name, type: typeOfName(name) });
  };
