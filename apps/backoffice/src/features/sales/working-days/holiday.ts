import type { listWorkingDays } from '@patio/contract/sales/working-days/list-working-days.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';

/** A holiday of a year, calculated (without a number) or entered. */
export type Holiday = Reply<typeof listWorkingDays>['data'][number];
