import type { getOwnTrust as contract } from '@patio/contract/people/trust/get-own-trust.ts';
import { wayOnWire } from '@patio/contract/people/trust/way-on-wire.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import { exposureLimit, exposureReplacesCounts } from '@patio/domain/people/trust/exposure-limit.ts';
import { nextStep, trustLevel } from '@patio/domain/people/trust/trust-level.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { latestVerification } from '../identity/public.ts';
import { limitedAccount, presentExposure, usageOf } from '../limits/public.ts';

/** By the same statement and the same rules as every deal (rule 0.26). */
export const getOwnTrust =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ fail }, { actor, now }) => {
    const row = await usageOf(database, actor.accountId, saoPauloMonth(now).from, now);
    if (!row) return fail('not-signed-in');
    const account = limitedAccount(row);
    const limits = config.rules.exposure;
    const step = nextStep(trustLevel(account));
    const next = {
      email: { ...account, emailConfirmed: true },
      documents: { ...account, identityVerified: true },
      deposit: null,
    }[step];
    return {
      data: {
        ...presentExposure(row, limits),
        composicao: {
          lances: reaisFromCentavos(row.leading_cents),
          propostas: reaisFromCentavos(row.proposed_cents),
          compras: reaisFromCentavos(row.unpaid_cents),
        },
        comoAumentar: wayOnWire[step],
        proximoLimite: next === null ? null : reaisFromCentavos(exposureLimit(next, limits)),
        fatorCaucao: limits.depositFactor,
        caucao: reaisFromCentavos(account.deposit),
        contaFranquia: !exposureReplacesCounts(account),
        verificacao: await latestVerification(database, actor.accountId),
      },
    };
  };
