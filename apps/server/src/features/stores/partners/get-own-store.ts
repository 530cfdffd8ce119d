import type { getOwnStore as contract } from '@patio/contract/stores/partners/get-own-store.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { ownStoreOf } from './own-store.store.ts';

const STATES = { pending: 'analise', approved: 'aberta', suspended: 'suspensa' } as const;

/** The overview for a store user: the state of the store and what waits there. Only counts, no auction secrets. */
export const getOwnStore =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ fail }, { actor, now }) => {
    const row = actor.partnerId === null ? undefined : await ownStoreOf(database, actor.partnerId, now);
    if (!row || row.status === 'refused' || row.status === 'closed') return fail('not-found');
    return {
      data: {
        nome: row.name,
        urlLoja: row.store,
        situacao: STATES[row.status],
        dataMembro: row.status === 'pending' ? null : isoInstant(row.member_since),
        ofertasAbertas: row.open_offers,
        ofertas: row.offers,
        vendasEmAndamento: row.running_sales,
        propostasAbertas: row.open_proposals,
      },
    };
  };
