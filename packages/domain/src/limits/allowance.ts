/** Codes of buyer profiles (A§9, rules 0.13): 4 company, 5 dealer, 6 employee, 7 individual. */
export type ProfileCode = 4 | 5 | 6 | 7;

/** What a profile may do: purchases in a calendar month, and leading bids plus open proposals at a time. */
export type Allowance = { readonly purchasesPerMonth: number; readonly openPlaces: number };

/** The defaults per profile (S-04). */
export const DEFAULT_ALLOWANCES: Readonly<Record<ProfileCode, Allowance>> = {
  4: { purchasesPerMonth: 10, openPlaces: 20 },
  5: { purchasesPerMonth: 30, openPlaces: 60 },
  6: { purchasesPerMonth: 1, openPlaces: 2 },
  7: { purchasesPerMonth: 3, openPlaces: 5 },
};

/** The profile of a stored code; an unknown one counts as an individual. */
export function profileFromCode(code: number): ProfileCode {
  return code === 4 || code === 5 || code === 6 ? code : 7;
}
