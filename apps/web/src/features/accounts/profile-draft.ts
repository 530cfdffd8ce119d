import type { ProfileFields } from './profile-fields.ts';

/** What was typed on the profile screen and not saved. */
export interface ProfileDraft {
  readonly account: number;
  readonly fields: ProfileFields;
  /** Codes of categories; null when they were left alone. */
  readonly interests: readonly number[] | null;
}

const NAME = 'patio.perfil';

/** Passwords never go into storage: they outlive a lost session in memory only, until the page is loaded anew. */
let remembered: ProfileDraft | null = null;

/** Keeps what was typed, so that neither a lost session nor a reload loses it. */
export function keepDraft(draft: ProfileDraft): void {
  remembered = draft;
  const fields = { ...draft.fields, oldPassword: '', password: '', repeated: '' };
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ ...draft, fields }));
  } catch {
    // Storage may be forbidden: memory keeps it while the page is open.
  }
}

/** Forgets it: saved, or given up. */
export function dropDraft(): void {
  remembered = null;
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Nothing was kept.
  }
}

/** What this account had typed; null without anything. Somebody else's is forgotten. */
export function draftOf(account: number): ProfileDraft | null {
  const draft = remembered ?? stored();
  if (draft === null || draft.account === account) return draft;
  dropDraft();
  return null;
}

function stored(): ProfileDraft | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is ProfileDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('account' in value && 'fields' in value && 'interests' in value)) return false;
  const { account, fields, interests } = value;
  return typeof account === 'number' && (interests === null || Array.isArray(interests)) && areFields(fields);
}

function areFields(value: unknown): value is ProfileFields {
  if (typeof value !== 'object' || value === null) return false;
  return (
    ['nome', 'sobrenome', 'telefone', 'nomeFantasia', 'oldPassword', 'password', 'repeated'] as const
  ).every((name) => typeof Reflect.get(value, name) === 'string');
}
