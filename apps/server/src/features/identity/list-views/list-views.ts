import type { listViews as contract } from '@patio/contract/identity/list-views/list-views.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentView } from './list-views.present.ts';
import { viewsOf } from './list-views.store.ts';

/** The views of a list that a user has. */
export const listViews =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor }) => {
    const rows = await viewsOf(database, params.lista, {
      accountId: actor.accountId,
      role: actor.staffRole,
    });
    return { data: rows.map((row) => presentView(row, actor)) };
  };
