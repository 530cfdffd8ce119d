import type { listBlocks as contract } from '@patio/contract/people/blocks/list-blocks.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { openDealsOf, presentOpenDeal } from '../personal-data/public.ts';
import { presentBlock } from './blocks.present.ts';
import { blocksOf, blockTarget } from './blocks.store.ts';

/** The blocks of an account, with its deals in progress: a block leaves those to the people who decide on them. */
export const listBlocks =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, fail }) => {
    const target = await blockTarget(database, id);
    if (!target) return fail('user-not-found');
    const [blocks, deals] = await Promise.all([blocksOf(database, id), openDealsOf(database, id)]);
    return {
      data: blocks.map(presentBlock),
      bloqueadaEm: target.blocked_at === null ? null : isoInstant(target.blocked_at),
      emAndamento: deals.map(presentOpenDeal),
    };
  };
