import type { downloadComplaintFile as contract } from '@patio/contract/sales/complaints/download-complaint-file.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { sealedReply } from '../../purchase-documents/public.ts';
import { complaintFiles } from '../files/complaint-files.ts';
import { sentFile } from '../files/files.store.ts';
import { mayReach } from './reach.ts';

/** A file of a complaint that the caller may read, recorded before it is sent. */
export const downloadComplaintFile =
  ({ config, database }: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const file = await sentFile(database, params.guid);
    if (!file || !mayReach(actor, file)) return fail('complaint-file-missing');
    const reply = await sealedReply(complaintFiles(config, storage), file);
    if (reply === null) return fail('complaint-file-missing');
    await database.transact((transaction) =>
      recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'download-complaint-file',
        subject: `complaint ${file.code}`,
        details: { file: file.guid },
        at: now,
      }),
    );
    return reply;
  };
