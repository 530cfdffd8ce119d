import type { ServerDeps } from './deps.ts';
import { forgetRefundRecords } from './features/sales/cancellations/public.ts';
import { forgetComplaints } from './features/sales/complaints/public.ts';
import { forgetPurchaseDocuments } from './features/sales/purchase-documents/public.ts';
import { forgetStatementLines } from './features/finance/statements/public.ts';
import { forgetAmlCases } from './features/finance/aml-cases/public.ts';
import { forgetOldBuyers } from './features/sales/snapshots/public.ts';
import { forgetOldDocuments } from './features/people/documents/public.ts';
import { forgetDocumentMarks } from './features/people/strikes/public.ts';
import { forgetFarewells } from './features/messaging/mail/public.ts';
import { forgetFiles, forgetSalesRecords } from './features/people/personal-data/public.ts';
import type { Job } from './platform/jobs/start-jobs.ts';

/** Removes what was stored for a time: copies after their days, records of sales and who bought after their years, documents and their marks, last mails. */
export function forgetPersonalDataJob(deps: ServerDeps): Job {
  const { database, clock, config } = deps;
  return {
    name: 'forget-personal-data',
    everyMs: 10 * 60_000,
    run: async () => {
      const now = clock.now();
      await forgetFiles(database, now);
      await forgetSalesRecords(database, now);
      await forgetRefundRecords(database, now, config.rules.salesRecordYears);
      await forgetOldBuyers(database, now, config.rules.salesRecordYears);
      await forgetOldDocuments(deps);
      await forgetPurchaseDocuments(deps);
      await forgetComplaints(deps);
      await forgetAmlCases(deps);
      await forgetStatementLines(deps);
      await forgetDocumentMarks(database, now);
      await forgetFarewells(database);
      return false;
    },
  };
}
