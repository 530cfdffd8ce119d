/** Who signs up (SIGN-07); the names are those of the specification (C-35). */
export const CLIENT_TYPES = ['PESSOA_FISICA', 'PESSOA_JURIDICA', 'PARCEIRO_VIX'] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];

/** Which kind of company (SIGN-09, SIGN-10). */
export const COMPANY_TYPES = ['LOJISTA', 'GERAL'] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

/** The code of the profile that each kind of company gets (SIGN-11). */
export const COMPANY_PROFILES: Readonly<Record<CompanyType, number>> = { LOJISTA: 5, GERAL: 4 };

/** Whether a text names who signs up. */
export function isClientType(text: string): text is ClientType {
  return CLIENT_TYPES.some((type) => type === text);
}

/** Whether a text names a kind of company. */
export function isCompanyType(text: string): text is CompanyType {
  return COMPANY_TYPES.some((type) => type === text);
}
