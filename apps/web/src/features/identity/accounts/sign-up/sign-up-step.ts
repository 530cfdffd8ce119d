/** The screens of signing up (SIGN-03), the first being step 0 (C-96). */
export type SignUpStep = 'client' | 'individual' | 'company-type' | 'company';

const NAME = 'etapa';
const STEPS: Readonly<Record<string, SignUpStep>> = {
  pessoa: 'individual',
  tipo: 'company-type',
  empresa: 'company',
};

/** The screen that an address asks for. */
export function stepOf(query: URLSearchParams): SignUpStep {
  const name = query.get(NAME) ?? '';
  return Object.hasOwn(STEPS, name) ? (STEPS[name] ?? 'client') : 'client';
}

/** The query of a screen, with its question mark; '' for the first. */
export function queryOf(step: SignUpStep): string {
  const found = Object.entries(STEPS).find(([, known]) => known === step);
  return found === undefined ? '' : `?${NAME}=${found[0]}`;
}

/** The screen before; null before the first (SIGN-04). */
export function stepBefore(step: SignUpStep): SignUpStep | null {
  if (step === 'client') return null;
  return step === 'company' ? 'company-type' : 'client';
}

/** Which of the three titles a screen has (SIGN-01). */
export function titleOf(step: SignUpStep): 'generic' | 'individual' | 'company' {
  if (step === 'client') return 'generic';
  return step === 'individual' ? 'individual' : 'company';
}
