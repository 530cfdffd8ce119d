import type { downloadReport as contract } from '@patio/contract/catalogue/reports/download-report.ts';
import type { ServerDeps } from '../../../deps.ts';
import { FileReply, typeOfName } from '../../../platform/http/bodies/file-reply.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { findReport } from './reports.store.ts';

/** The inspection report of an offer as a download (API-20). */
export const downloadReport =
  ({ database }: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, fail }, { now }) => {
    const report = await findReport(database, params.codLaudo, now);
    const file = report ? await storage.get(`reports/${report.code.toLowerCase()}.pdf`) : null;
    if (!report || !file) return fail('not-found');
    return new FileReply({
      stream: await file.open(),
      size: file.size,
      name: report.name,
      type: typeOfName(report.name),
    });
  };
