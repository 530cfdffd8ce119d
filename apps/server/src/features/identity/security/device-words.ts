import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { deviceOf } from '@patio/domain/identity/security/device.ts';

const WORDS = {
  PTBR: {
    both: (browser: string, system: string) => `${browser} no ${system}`,
    none: 'Aparelho desconhecido',
  },
  EN: { both: (browser: string, system: string) => `${browser} on ${system}`, none: 'Unknown device' },
} as const;

/** The display name of a user agent: "Chrome no Windows". */
export function deviceWords(userAgent: string | null, idiom: Idiom): string {
  const { browser, system } = deviceOf(userAgent);
  const { both, none } = WORDS[idiom];
  return browser !== null && system !== null ? both(browser, system) : (browser ?? system ?? none);
}
