import type { Idiom } from '@patio/contract/errors/catalogue.ts';

const names: Readonly<Record<number, Readonly<Record<Idiom, string>>>> = {
  4: { PTBR: 'Empresa', EN: 'Company' },
  5: { PTBR: 'Lojista', EN: 'Dealer' },
  6: { PTBR: 'Colaborador', EN: 'Employee' },
  7: { PTBR: 'Pessoa Física', EN: 'Individual' },
};

/** The profiles available at sign-up; employees are created by staff (S-31). */
export const openProfiles = [4, 5, 7] as const;

/** Every buyer profile, in the order of their codes. */
export const everyProfile = [4, 5, 6, 7] as const;

/** The name of a profile code. */
export function profileName(code: number, idiom: Idiom): string {
  return names[code]?.[idiom] ?? String(code);
}
