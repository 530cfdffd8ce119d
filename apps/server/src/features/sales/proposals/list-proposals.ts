import type { listProposals as contract } from '@patio/contract/sales/proposals/list-proposals.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { ownStore, readList } from '../../../platform/lists/public.ts';
import { presentForStaff } from './proposals.present.ts';
import {
  decidable,
  PROPOSALS,
  PROPOSALS_OF_STORE,
  STORE_OF_PROPOSAL,
} from './review/proposals-list.store.ts';
import { reviewReader } from './review/review.store.ts';

/** Proposals to decide on: of all stores for the house, of their own store for a store user (S-46, rule 0.12). */
export const listProposals =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor, now }) => {
    const store = storeOf(actor);
    const list = store === null ? PROPOSALS : PROPOSALS_OF_STORE;
    // The states are in the scope, as they are stored: what is compared twice is planned for too few rows.
    const { situacao, ...others } = query;
    const scope = [...ownStore(STORE_OF_PROPOSAL, store), ...decidable(situacao)];
    const { rows, ...page } = await readList(database, list, others, scope);
    const taken = await reviewReader(database).steps(rows.map(({ code }) => code));
    const steps = Map.groupBy(taken, (step) => step.proposal_code);
    const view = { now, showsEmail: store === null };
    return { data: rows.map((row) => presentForStaff(row, steps.get(row.code) ?? [], view)), ...page };
  };
