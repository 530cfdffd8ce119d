import type { listProposals as contract } from '@patio/contract/sales/proposals/list-proposals.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { storeOf, worksForTheHouse } from '../../../platform/access/store-access.ts';
import { presentForStaff } from './proposals.present.ts';
import { reviewReader } from './review/review.store.ts';

const STATUSES = {
  abertas: ['open', 'countered'],
  pendentes: ['open'],
  todas: ['open', 'countered', 'accepted', 'rejected', 'withdrawn', 'expired', 'replaced'],
} as const;

/** Proposals to decide on: of all stores for the house, of their own store for a store user (S-46, rule 0.12). */
export const listProposals =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor, now }) => {
    const { page = 1, limit = 24 } = query;
    const reader = reviewReader(database);
    const asked = {
      statuses: STATUSES[query.situacao ?? 'abertas'],
      offerCode: query.oferta ?? null,
      store: storeOf(actor) ?? query.loja ?? null,
      newestFirst: query.ordem === 'RECENTES',
      limit,
      offset: (page - 1) * limit,
    };
    const rows = await reader.list(asked);
    const steps = Map.groupBy(await reader.steps(rows.map(({ code }) => code)), (step) => step.proposal_code);
    const view = { now, showsEmail: worksForTheHouse(actor) };
    return {
      data: rows.map((row) => presentForStaff(row, steps.get(row.code) ?? [], view)),
      total: await reader.count(asked),
      page,
      limit,
    };
  };
