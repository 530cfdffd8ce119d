import type { ApplicantKind } from '@patio/domain/identity/accounts/sign-up-form.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { FormInput } from '../../../../platform/forms/use-fields.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { EMPTY_DRAFT, storeDraft, storedDraft, type SignUpDraft } from './sign-up-draft.ts';
import { draftOfValues, NO_SECRETS, valuesOf, type SignUpValues } from './sign-up-values.ts';
import { queryOf, stepBefore, stepOf, type SignUpStep } from './sign-up-step.ts';

/** Marks a screen that was reached with Next, so that Previous is the way back that the browser has too. */
const BY_NEXT = 'by-next';

/** Where one is in signing up, and what has been filled in so far. Nothing is lost between the steps or by reloading the page. */
export function useSignUp() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const reached: unknown = location.state;
  const link = useLink();
  const [{ draft, secrets }, setTyped] = useState({ draft: EMPTY_DRAFT, secrets: NO_SECRETS });
  const [isRead, setRead] = useState(false);
  const asked = stepOf(query);
  useEffect(() => {
    setTyped((now) => ({ ...now, draft: storedDraft() }));
    setRead(true);
  }, []);
  const step = isRead && asked === 'company' && draft.companyType === null ? 'company-type' : asked;

  return {
    step,
    draft,
    /** False until the browser has read its storage. */
    isRead,
    /** Keeps a choice of the steps before the form. */
    choose: (part: Partial<SignUpDraft>): void =>
      setTyped((now) => ({ ...now, draft: stored({ ...now.draft, ...part }) })),
    /** What is in the form of a person or a company. */
    inputOf: (kind: ApplicantKind): FormInput<SignUpValues> => ({
      fields: valuesOf(draft, secrets, kind),
      change: (step) =>
        setTyped((now) => {
          const values = step(valuesOf(now.draft, now.secrets, kind));
          const { password, repeat } = values;
          return { draft: stored(draftOfValues(now.draft, values, kind)), secrets: { password, repeat } };
        }),
    }),
    forward: (next: SignUpStep): void => void navigate(queryOf(next), { state: BY_NEXT }),
    back: (): void => {
      const before = stepBefore(step);
      if (before === null) return;
      if (reached === BY_NEXT) void navigate(-1);
      else void navigate({ search: queryOf(before) }, { replace: true });
    },
    toPartners: (): void => void navigate(link('/seja-um-parceiro'), { replace: true }),
    forget: (): void => {
      storeDraft(null);
      setTyped((now) => ({ ...now, secrets: NO_SECRETS }));
    },
  };
}

function stored(draft: SignUpDraft): SignUpDraft {
  storeDraft(draft);
  return draft;
}

export type SignUp = ReturnType<typeof useSignUp>;
