import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { FormInput } from '../../../../platform/forms/use-fields.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { storeDraft, storedDraft } from './stored-draft.ts';
import {
  EMPTY_DRAFT,
  NO_PASSWORDS,
  type RegistrationDraft,
  type RegistrationStep,
  type RegistrationValues,
} from './registration-draft.ts';

/** The registration as its steps see it. */
export interface RegistrationState {
  readonly draft: RegistrationDraft;
  /** The step shown: the one in the address, never beyond what was reached. */
  readonly step: RegistrationStep;
  /** The input of the first step. */
  readonly input: FormInput<RegistrationValues>;
  /** Stores the input; it survives a reload. */
  update(change: Partial<RegistrationDraft>): void;
  /** The step is done: continue with the next one. */
  advance(change?: Partial<RegistrationDraft>): void;
  goTo(step: RegistrationStep): void;
  /** Discards everything and starts again. */
  restart(): void;
}

/** Five steps whose number is in the address, so that the browser's Back button goes one step back (PREG-01, PREG-02). */
export function useRegistration(): RegistrationState {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const link = useLink();
  const [{ draft, passwords }, setTyped] = useState(NOTHING);
  useEffect(() => setTyped((now) => ({ ...now, draft: storedDraft() })), []);
  const update = useCallback(
    (change: Partial<RegistrationDraft>) =>
      setTyped((now) => ({ ...now, draft: stored({ ...now.draft, ...change }) })),
    [],
  );
  const type = (step: (now: RegistrationValues) => RegistrationValues): void =>
    setTyped((now) => {
      const { password, confirmation, ...fields } = step({ ...now.draft.fields, ...now.passwords });
      return { draft: stored({ ...now.draft, fields }), passwords: { password, confirmation } };
    });
  const goTo = (step: RegistrationStep): void =>
    void navigate(`${link('/seja-um-parceiro/')}?etapa=${step + 1}`, { preventScrollReset: false });
  const wanted = stepFrom(query.get('etapa'));
  // A finished registration cannot go back: its steps are done.
  const step = draft.reached === 4 ? 4 : lesser(wanted ?? draft.reached, draft.reached);
  return {
    draft,
    step,
    input: { fields: { ...draft.fields, ...passwords }, change: type },
    update,
    advance: (change = {}) => {
      const next = nextOf(step);
      update({ ...change, reached: next > draft.reached ? next : draft.reached });
      goTo(next);
    },
    goTo,
    restart: () => {
      storeDraft(null);
      setTyped(NOTHING);
      goTo(0);
    },
  };
}

const NOTHING = { draft: EMPTY_DRAFT, passwords: NO_PASSWORDS };

function stored(draft: RegistrationDraft): RegistrationDraft {
  storeDraft(draft);
  return draft;
}

const STEPS = [0, 1, 2, 3, 4] as const;

function nextOf(step: RegistrationStep): RegistrationStep {
  return STEPS.find((one) => one > step) ?? 4;
}

function lesser(one: RegistrationStep, other: RegistrationStep): RegistrationStep {
  return one < other ? one : other;
}

function stepFrom(text: string | null): RegistrationStep | null {
  return STEPS.find((step) => String(step + 1) === text) ?? null;
}
