import type { listStaffBanners as contract } from '@patio/contract/catalogue/content/list-staff-banners.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList } from '../../../../platform/lists/public.ts';
import { presentBanner } from './banners.present.ts';
import { bannersAt } from './banners.store.ts';

/** Banners for those who edit them, also those that are not shown. */
export const listStaffBanners =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { now }) => {
    const { rows, ...page } = await readList(database, bannersAt(now), query);
    return { data: rows.map((row) => presentBanner(row, now)), ...page };
  };
