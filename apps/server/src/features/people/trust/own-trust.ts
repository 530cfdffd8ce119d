import { wayOnWire } from '@patio/contract/people/trust/way-on-wire.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import { exposureLimit, exposureReplacesCounts } from '@patio/domain/people/trust/exposure-limit.ts';
import { nextStep, trustLevel } from '@patio/domain/people/trust/trust-level.ts';
import type { ServerDeps } from '../../../deps.ts';
import { latestVerification } from '../identity/public.ts';
import { limitedAccount, presentExposure, usageOf, visibleUsage } from '../limits/public.ts';

/**
 * Level, limit and exposure of an account by the same statement and the same rules as every deal (rule 0.26), as its owner sees them,
 * or staff, from whom maxima are sealed (rule 0.41); undefined without such an account.
 */
export async function ownTrust(
  { config, database }: Pick<ServerDeps, 'config' | 'database'>,
  {
    accountId,
    now,
    seenBy,
  }: { readonly accountId: number; readonly now: number; readonly seenBy: 'owner' | 'staff' },
) {
  const whole = await usageOf(database, accountId, saoPauloMonth(now).from, now);
  if (!whole) return undefined;
  const row = seenBy === 'owner' ? whole : await visibleUsage(database, accountId, whole);
  const account = limitedAccount(row);
  const limits = config.rules.exposure;
  const step = nextStep(trustLevel(account));
  const next = {
    email: { ...account, emailConfirmed: true },
    documents: { ...account, identityVerified: true },
    deposit: null,
  }[step];
  return {
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
    verificacao: await latestVerification(database, accountId),
  };
}
