import type { Centavos } from '../../money/centavos.ts';
import { trustLevel, type Trust } from './trust-level.ts';

/** Exposure limits by level and profile, in centavos. */
export interface ExposureLimits {
  readonly level1: { readonly person: Centavos; readonly business: Centavos };
  readonly level2: { readonly person: Centavos; readonly company: Centavos; readonly dealer: Centavos };
  /** The factor by which a deposit raises the limit at level 3. */
  readonly depositFactor: number;
}

/** The defaults of rule 0.26. */
export const EXPOSURE_DEFAULTS: ExposureLimits = {
  level1: { person: 8_000_000, business: 15_000_000 },
  level2: { person: 50_000_000, company: 150_000_000, dealer: 300_000_000 },
  depositFactor: 10,
};

/**
 * The account in question; `profile`: 4 company, 5 dealer, 6 employee, 7 individual; `released` is what staff currently grant beyond the
 * limit, or deduct from it.
 */
export interface LimitedAccount extends Trust {
  readonly profile: number;
  readonly released: Centavos;
}

/** The exposure limit of an account (rule 0.26), never negative. A release does not open an account whose e-mail is unconfirmed. */
export function exposureLimit(account: LimitedAccount, limits: ExposureLimits): Centavos {
  const level = trustLevel(account);
  if (level === 0) return 0;
  const added = level === 3 ? account.deposit * limits.depositFactor : 0;
  const base = level === 1 ? firstLimit(account.profile, limits) : verifiedLimit(account.profile, limits);
  return Math.max(0, base + added + account.released);
}

/** Whether exposure replaces the monthly counts: companies and dealers from level 2 on. */
export function exposureReplacesCounts(account: Trust & { readonly profile: number }): boolean {
  return isBusiness(account.profile) && trustLevel(account) >= 2;
}

const isBusiness = (profile: number): boolean => profile === 4 || profile === 5;

function firstLimit(profile: number, { level1 }: ExposureLimits): Centavos {
  return isBusiness(profile) ? level1.business : level1.person;
}

function verifiedLimit(profile: number, { level2 }: ExposureLimits): Centavos {
  if (profile === 5) return level2.dealer;
  return profile === 4 ? level2.company : level2.person;
}
