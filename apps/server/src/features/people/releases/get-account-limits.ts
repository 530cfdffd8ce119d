import type { getAccountLimits as contract } from '@patio/contract/people/releases/get-account-limits.ts';
import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentExposure, usageOf } from '../limits/public.ts';
import { presentRelease } from './releases.present.ts';
import { releasesOf } from './releases.store.ts';

/** Limits of a user as the checks of a deal count them, with the releases behind them (S-04, S-46). */
export const getAccountLimits =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now }) => {
    const usage = await usageOf(database, params.id, saoPauloMonth(now).from, now);
    if (!usage) return fail('user-not-found');
    const releases = await releasesOf(database, params.id);
    return {
      data: {
        conta: params.id,
        limites: [
          limit('PODE_DAR_LANCE', usage.open_now, usage.open_allowed),
          limit('PODE_COMPRAR', usage.bought_this_month, usage.purchases_allowed),
        ],
        exposicao: presentExposure(usage, config.rules.exposure),
        liberacoes: releases.map((row) => presentRelease(row, now)),
      },
    };
  };

const limit = (tipo: 'PODE_DAR_LANCE' | 'PODE_COMPRAR', used: number, allowed: number) => ({
  tipo,
  usados: used,
  permitidos: Math.max(0, allowed),
  valor: allowed > used ? allowed - used : null,
});
