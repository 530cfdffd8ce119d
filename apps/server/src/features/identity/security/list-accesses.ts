import type { listAccesses as contract } from '@patio/contract/identity/security/list-accesses.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentEvents } from './security-events.present.ts';
import { eventsOf } from './security-events.store.ts';

export const listAccesses =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor, idiom }) => {
    const { antes, limite } = query;
    // One row more than shown: it reveals whether there is a next page.
    const rows = await eventsOf(database, {
      accountId: actor.accountId,
      before: antes ?? null,
      limit: limite + 1,
    });
    const shown = rows.slice(0, limite);
    return {
      data: presentEvents(shown, idiom),
      proximo: rows.length > limite ? (shown.at(-1)?.code ?? null) : null,
    };
  };
