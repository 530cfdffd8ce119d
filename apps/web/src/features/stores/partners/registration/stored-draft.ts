import { entriesOf, keepInTab, tabDraft, storedTexts } from '../../../../platform/drafts/tab-draft.ts';
import {
  EMPTY_DRAFT,
  NO_TEXTS,
  type RegistrationDraft,
  type RegistrationStep,
} from './registration-draft.ts';

const NAME = 'patio.parceiro';

/** Stores a registration for the lifetime of the tab; null removes it. */
export function storeDraft(draft: RegistrationDraft | null): void {
  keepInTab(NAME, draft);
}

/** The registration stored in this tab. */
export function storedDraft(): RegistrationDraft {
  const stored = tabDraft(NAME);
  const fields = entriesOf(stored.get('fields'));
  const { token, store } = storedTexts(stored, { token: '', store: '' });
  return {
    reached: stepOf(stored.get('reached')),
    fields: {
      ...storedTexts(fields, NO_TEXTS),
      terms: fields.get('terms') === true,
      marketing: fields.get('marketing') === true,
    },
    token: token || null,
    codeSentAt: numberOf(stored.get('codeSentAt')),
    interests: numbersOf(stored.get('interests')),
    store,
  };
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
