import type { getWithdrawal as contract } from '@patio/contract/reopenings/get-withdrawal.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { auctionHistory } from '../auctions/public.ts';
import { ownStake } from './own-stake.ts';
import { lastBidAt } from './participation.store.ts';
import { openWindows, type WindowReason } from './windows.store.ts';

/** The reasons of windows on the wire. */
export const WINDOW_WORDS = {
  reopened: 'reaberta',
  stayed: 'suspensa',
  corrected: 'corrigida',
} as const satisfies Record<WindowReason, string>;

/** Whether own bids may be withdrawn: asked for by the page of an offer on which the user has bid. */
export const getWithdrawal =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor, now, reply }) => {
    reply.header('cache-control', 'no-store');
    const window = (await openWindows(database, [params.id], now)).get(params.id);
    if (window === undefined) return { data: null };
    const last = await lastBidAt(database, actor.accountId, params.id);
    if (last === null || last >= window.opened_at) return { data: null };
    const stake = ownStake(await auctionHistory(database, params.id), actor.accountId);
    if (stake === null) return { data: null };
    return {
      data: {
        motivo: WINDOW_WORDS[window.reason],
        ate: window.closes_at === null ? null : isoInstant(window.closes_at),
        valor: reaisFromCentavos(stake.highest),
      },
    };
  };
