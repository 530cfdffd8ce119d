import type { ServerDeps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/start-jobs.ts';
import { forgetRefundRecords } from '../cancellations/public.ts';
import { forgetOldBuyers } from '../snapshots/public.ts';
import { forgetDocumentMarks } from '../strikes/public.ts';
import { forgetFarewells } from './farewells.store.ts';
import { forgetFiles } from './files.store.ts';
import { forgetSalesRecords } from './sales-records.store.ts';

/** Removes what was kept for a time: copies after their days, records of sales and who bought after their years, marks of documents, last mails. */
export function forgetPersonalDataJob({ database, clock, config }: ServerDeps): Job {
  return {
    name: 'forget-personal-data',
    everyMs: 10 * 60_000,
    run: async () => {
      const now = clock.now();
      await forgetFiles(database, now);
      await forgetSalesRecords(database, now);
      await forgetRefundRecords(database, now, config.rules.salesRecordYears);
      await forgetOldBuyers(database, now, config.rules.salesRecordYears);
      await forgetDocumentMarks(database, now);
      await forgetFarewells(database);
      return false;
    },
  };
}
