import type { downloadOwnComplaintFile as contract } from '@patio/contract/sales/complaints/download-own-complaint-file.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { sealedReply } from '../../purchase-documents/public.ts';
import { complaintFiles } from '../files/complaint-files.ts';
import { sentFile } from '../files/files.store.ts';

/** A file of either side, for the buyer of the complaint. */
export const downloadOwnComplaintFile =
  ({ config, database }: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, fail }, { actor }) => {
    const file = await sentFile(database, params.guid);
    if (!file || file.buyer !== actor.accountId) return fail('complaint-file-missing');
    return (await sealedReply(complaintFiles(config, storage), file)) ?? fail('complaint-file-missing');
  };
