import { browsing } from './rows/browsing.ts';
import { bidCost } from './rows/bid-cost.ts';
import { bidsHot, bidsSpread } from './rows/bids.ts';
import { home } from './rows/home.ts';
import { detailCost } from './rows/detail-cost.ts';
import { hostile } from './rows/hostile.ts';
import { imports } from './rows/import.ts';
import { cachedPage } from './rows/cached-page.ts';
import { listPage, listPageUsual, offerDetail, textSearch } from './rows/list-page.ts';
import { loading } from './rows/loading.ts';
import { staffLists } from './rows/staff-lists.ts';
import { start } from './rows/start.ts';
import { watchers } from './rows/watchers.ts';
import type { Row } from './row.ts';

/** Every benchmark, in the order of the table. */
export const rows: readonly Row[] = [
  listPage,
  listPageUsual,
  cachedPage,
  textSearch,
  offerDetail,
  detailCost,
  bidsSpread,
  bidsHot,
  bidCost,
  home,
  loading,
  watchers,
  browsing,
  hostile,
  imports,
  start,
  staffLists,
];
