import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { EMPTY_DRAFT, keepDraft, keptDraft, type SignUpDraft } from './sign-up-draft.ts';
import type { Secrets } from './sign-up-form.ts';
import { queryOf, stepBefore, stepOf, type SignUpStep } from './sign-up-step.ts';

const NO_SECRETS: Secrets = { password: '', repeat: '' };

/** Marks a screen that was reached with Next, so that Previous is the way back that the browser has too. */
const BY_NEXT = 'by-next';

/** Where one is in signing up, and what has been filled in so far. Nothing is lost between the steps or by loading the page anew. */
export function useSignUp() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const reached: unknown = location.state;
  const link = useLink();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [secrets, setSecrets] = useState(NO_SECRETS);
  const [isRead, setRead] = useState(false);
  const asked = stepOf(query);
  useEffect(() => {
    setDraft(keptDraft());
    setRead(true);
  }, []);
  const step = isRead && asked === 'company' && draft.companyType === null ? 'company-type' : asked;

  return {
    step,
    draft,
    secrets,
    /** False until the browser knows what it kept. */
    isRead,
    change: (part: Partial<SignUpDraft>): void => {
      setDraft((now) => {
        const next = { ...now, ...part };
        keepDraft(next);
        return next;
      });
    },
    changeSecrets: (part: Partial<Secrets>): void => setSecrets((now) => ({ ...now, ...part })),
    forward: (next: SignUpStep): void => void navigate(queryOf(next), { state: BY_NEXT }),
    back: (): void => {
      const before = stepBefore(step);
      if (before === null) return;
      if (reached === BY_NEXT) void navigate(-1);
      else void navigate({ search: queryOf(before) }, { replace: true });
    },
    toPartners: (): void => void navigate(link('/seja-um-parceiro'), { replace: true }),
    forget: (): void => {
      keepDraft(null);
      setSecrets(NO_SECRETS);
    },
  };
}

export type SignUp = ReturnType<typeof useSignUp>;
