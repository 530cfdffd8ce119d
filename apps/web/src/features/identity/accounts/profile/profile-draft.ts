import {
  draftOf as keptDraft,
  dropDraft as drop,
  keepDraft as keep,
} from '../../../../platform/drafts/drafts.ts';
import { isDraftOf } from '../../../../platform/drafts/typed-draft.ts';
import type { ProfileFields } from '../profile-fields.ts';

/** What was typed on the profile screen and not saved. */
export interface ProfileDraft {
  readonly fields: ProfileFields;
  /** What was saved when it was begun. */
  readonly from: ProfileFields;
  /** Codes of categories; null when they were left alone. */
  readonly interests: readonly number[] | null;
}

const NAME = 'perfil';

/** Keeps what was typed, so that neither a lost session nor a reload loses it; passwords in memory only. */
export function keepDraft(account: number, draft: ProfileDraft): void {
  const fields = { ...draft.fields, oldPassword: '', password: '', repeated: '' };
  keep(NAME, account, draft, { ...draft, fields });
}

/** Forgets it: saved, or given up. */
export function dropDraft(): void {
  drop(NAME);
}

/** What this account had typed; null without anything. */
export function draftOf(account: number): ProfileDraft | null {
  const draft = keptDraft(NAME, account);
  return isDraft(draft) ? draft : null;
}

function isDraft(value: unknown): value is ProfileDraft {
  if (!isDraftOf(value, areFields) || !('interests' in value)) return false;
  return value.interests === null || Array.isArray(value.interests);
}

function areFields(value: unknown): value is ProfileFields {
  if (typeof value !== 'object' || value === null) return false;
  return (
    ['nome', 'sobrenome', 'telefone', 'nomeFantasia', 'oldPassword', 'password', 'repeated'] as const
  ).every((name) => typeof Reflect.get(value, name) === 'string');
}
