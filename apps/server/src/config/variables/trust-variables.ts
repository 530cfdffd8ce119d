import { EXPOSURE_DEFAULTS } from '@patio/domain/people/trust/exposure-limit.ts';
import { money } from '../money-fields.ts';
import { whole } from '../fields.ts';

const most = 1_000_000_000;
const { level1, level2, depositFactor } = EXPOSURE_DEFAULTS;

const limit = (centavos: number, whose: string) =>
  money({
    about: `Exposure limit for ${whose}, in reais: leading bids, open proposals and unpaid purchases together.`,
    initial: String(centavos / 100),
    example: '100.000',
    max: most,
  });

/** Exposure limits, by what is verified about an account (rule 0.26). */
export const trustVariables = {
  EXPOSURE_PERSON: limit(level1.person, 'a person with a confirmed e-mail'),
  EXPOSURE_BUSINESS: limit(level1.business, 'a company or dealer with a confirmed e-mail'),
  EXPOSURE_VERIFIED_PERSON: limit(level2.person, 'a person whose identity was verified'),
  EXPOSURE_VERIFIED_COMPANY: limit(level2.company, 'a company whose identity was verified'),
  EXPOSURE_VERIFIED_DEALER: limit(level2.dealer, 'a dealer whose identity was verified'),
  EXPOSURE_PER_DEPOSIT: whole({
    about: 'Factor by which a deposit raises the limit of a verified account.',
    initial: String(depositFactor),
    example: '5',
    min: 1,
    max: 100,
  }),
  CONFIRMATION_CODE_MINUTES: whole({
    about: 'Lifetime of the six-digit code that confirms an e-mail during a deal, in minutes.',
    initial: '15',
    example: '30',
    min: 1,
    max: 120,
  }),
  UNCONFIRMED_DAYS: whole({
    about:
      'Days after which an account that never confirmed its e-mail and has no deals is removed; older accounts count from the upgrade. 0 = never.',
    initial: '7',
    example: '14',
    min: 0,
    max: 365,
  }),
};
