import { EMPTY_DRAFT, type RegistrationDraft, type RegistrationStep } from './registration-draft.ts';

const NAME = 'patio.parceiro';

/** Keeps a registration for as long as the tab lives; null forgets it. */
export function keepDraft(draft: RegistrationDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the registration lives as long as the page.
  }
}

/** The registration of this tab as it was left. */
export function keptDraft(): RegistrationDraft {
  const kept = read();
  const fields = fieldOf(kept, 'fields');
  const text = (name: string): string => textOf(fieldOf(fields, name));
  return {
    reached: stepOf(fieldOf(kept, 'reached')),
    fields: {
      contactName: text('contactName'),
      cpf: text('cpf'),
      tradeName: text('tradeName'),
      legalName: text('legalName'),
      email: text('email'),
      site: text('site'),
      cnpj: text('cnpj'),
      phone: text('phone'),
      terms: fieldOf(fields, 'terms') === true,
      marketing: fieldOf(fields, 'marketing') === true,
    },
    token: textOf(fieldOf(kept, 'token')) || null,
    codeSentAt: numberOf(fieldOf(kept, 'codeSentAt')),
    interests: numbersOf(fieldOf(kept, 'interests')),
    store: textOf(fieldOf(kept, 'store')),
  };
}

function read(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function numbersOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : EMPTY_DRAFT.interests;
}

function stepOf(value: unknown): RegistrationStep {
  return value === 1 || value === 2 || value === 3 || value === 4 ? value : 0;
}
