import type { downloadOwnMessageFile as contract } from '@patio/contract/sales/deal-messages/download-own-message-file.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { sealedReply } from '../../purchase-documents/public.ts';
import { sentFile } from '../files/files.store.ts';
import { messageFiles } from '../files/message-files.ts';

/** A file of the caller's own conversations; a hidden one is its author's alone. */
export const downloadOwnMessageFile =
  ({ config, database }: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, fail }, { actor }) => {
    const file = await sentFile(database, params.id);
    if (file?.buyer !== actor.accountId || (file.hidden && file.side !== 'buyer'))
      return fail('message-file-missing');
    return (await sealedReply(messageFiles(config, storage), file)) ?? fail('message-file-missing');
  };
