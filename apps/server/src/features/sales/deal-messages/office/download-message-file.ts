import type { downloadMessageFile as contract } from '@patio/contract/sales/deal-messages/download-message-file.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { sealedReply } from '../../purchase-documents/public.ts';
import { sentFile } from '../files/files.store.ts';
import { messageFiles } from '../files/message-files.ts';
import { mayReach, sideOf } from './reach.ts';

/** A file of a message that the caller may read; the house reads hidden ones too. */
export const downloadMessageFile =
  ({ config, database }: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, fail }, { actor }) => {
    const file = await sentFile(database, params.id);
    if (!file || !mayReach(actor, file)) return fail('message-file-missing');
    const reads = !file.hidden || sideOf(actor) === 'house' || file.side === 'store';
    if (!reads) return fail('message-file-missing');
    return (await sealedReply(messageFiles(config, storage), file)) ?? fail('message-file-missing');
  };
