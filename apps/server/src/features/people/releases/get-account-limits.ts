import type { getAccountLimits as contract } from '@patio/contract/people/releases/get-account-limits.ts';
import { limitUse, type LimitUse } from '@patio/domain/people/limits/limit-answer.ts';
import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { countedAccount, presentExposure, usageOf, visibleUsage } from '../limits/public.ts';
import { presentRelease } from './releases.present.ts';
import { releasesOf } from './releases.store.ts';

/** Limits of a user as the checks of a deal count them, with the releases behind them (S-04, S-46); maxima stay sealed. */
export const getAccountLimits =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now }) => {
    const usage = await usageOf(database, params.id, saoPauloMonth(now).from, now);
    if (!usage) return fail('user-not-found');
    const releases = await releasesOf(database, params.id);
    return {
      data: {
        conta: params.id,
        limites: (['PODE_DAR_LANCE', 'PODE_COMPRAR'] as const).map((type) =>
          presentLimit(limitUse(type, countedAccount(usage))),
        ),
        exposicao: presentExposure(await visibleUsage(database, params.id, usage), config.rules.exposure),
        liberacoes: releases.map((row) => presentRelease(row, now)),
      },
    };
  };

const presentLimit = ({ type, used, allowed, remaining }: LimitUse) => ({
  tipo: type,
  usados: used,
  permitidos: allowed,
  valor: remaining,
});
