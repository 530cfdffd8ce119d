import { bidsHot, bidsSpread } from './rows/bids.ts';
import { keptPage } from './rows/kept-page.ts';
import { listPage, listPageUsual, offerDetail, textSearch } from './rows/list-page.ts';
import type { Row } from './row.ts';

/** Every benchmark, in the order of the table. */
export const rows: readonly Row[] = [
  listPage,
  listPageUsual,
  keptPage,
  textSearch,
  offerDetail,
  bidsSpread,
  bidsHot,
];
