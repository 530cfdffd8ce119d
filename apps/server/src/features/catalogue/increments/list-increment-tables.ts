import type { listIncrementTables as contract } from '@patio/contract/catalogue/increments/list-increment-tables.ts';
import { DEFAULT_BANDS } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import { presentBands, presentListed } from './increments.present.ts';
import { listTables } from './increments.store.ts';

/** The increment bands that are set; a store user sees those of their store. */
export const listIncrementTables =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor }) => {
    const tables = await listTables(database, storeOf(actor));
    return { data: tables.map((table) => presentListed(table, actor)), padrao: presentBands(DEFAULT_BANDS) };
  };
