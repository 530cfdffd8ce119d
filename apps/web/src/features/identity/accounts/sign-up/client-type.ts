/** Who signs up (SIGN-07); the names are those of the specification (C-35). */
export const CLIENT_TYPES = ['PESSOA_FISICA', 'PESSOA_JURIDICA', 'PARCEIRO_VIX'] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];

/** The kind of company (SIGN-09, SIGN-10). */
export const COMPANY_TYPES = ['LOJISTA', 'GERAL'] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

/** The profile code of each kind of company (SIGN-11). */
export const COMPANY_PROFILES: Readonly<Record<CompanyType, number>> = { LOJISTA: 5, GERAL: 4 };

/** Whether a text is a valid client type. */
export function isClientType(text: string): text is ClientType {
  return CLIENT_TYPES.some((type) => type === text);
}

/** Whether a text is a valid kind of company. */
export function isCompanyType(text: string): text is CompanyType {
  return COMPANY_TYPES.some((type) => type === text);
}
