/** The facts of an account that its employees depend on (S-31). */
export interface Employer {
  /** 4 company, 5 dealer, 6 employee, 7 individual. */
  readonly profileCode: number;
  readonly blocked: boolean;
  /** Staff or users of a store, whose accounts buy for nobody. */
  readonly works: boolean;
}

export type EmployerRefusal = 'employer-not-company' | 'employer-blocked';

/** Why an account can have no (further) employees; null: it can. */
export function employerRefusal({ profileCode, blocked, works }: Employer): EmployerRefusal | null {
  if (works || (profileCode !== 4 && profileCode !== 5)) return 'employer-not-company';
  return blocked ? 'employer-blocked' : null;
}
