import type { FieldProblem } from '@patio/domain/forms/form-field.ts';
import { failedPasswordRules } from '@patio/domain/validation/password.ts';
import { useRef, useState } from 'react';
import { useDraft } from '../../../../platform/drafts/use-draft.ts';
import { problemText } from '../../../../platform/forms/problem-text.ts';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useLeaveGuard } from '../../../../platform/navigation/use-leave-guard.ts';
import { showNotice } from '../../../../platform/notices/notice-store.ts';
import { currentToken } from '../../../../platform/session/token.ts';
import { savedInterests } from '../../../catalogue/interests/public.ts';
import {
  areProfileFields,
  fieldsOf,
  profileAccount,
  profileProblems,
  withoutPasswords,
  type ProfileField,
} from '../profile-fields.ts';
import type { ProfilePageData } from './load-profile-page.ts';
import { useSaving } from './use-saving.ts';

/** The profile form: what is typed, what is wrong, and what saving it does (PROF-08, PROF-14, PROF-15). */
export function useProfileForm(data: ProfilePageData) {
  const { profile: texts } = useTexts();
  /** As it was read, or saved last: what is typed goes by that. */
  const [base, setBase] = useState(data.profile);
  const draft = useDraft({
    name: 'perfil',
    from: fieldsOf(base),
    areFields: areProfileFields,
    bare: withoutPasswords,
    onRestored: () => showNotice({ tone: 'plain', text: texts.draftBack }),
  });
  const free = useRef(false);
  // A session that was lost, or ended on purpose, asks nothing: what was typed comes back after signing in.
  const guard = useLeaveGuard(() => draft.isDirty() && !free.current && currentToken() !== null);
  const account = profileAccount(data.profile);
  const problems = profileProblems(draft.fields, account);
  const words = useProblemWords(draft.fields.password);
  const saved = savedInterests(data.categories ?? []);
  const interests = draft.fields.interests === null ? saved : new Set(draft.fields.interests);
  const send = useSaving({
    ...draft,
    base,
    takeOver: (now) => {
      draft.rebase(fieldsOf(now));
      setBase(now);
    },
    interests: data.categories === null ? null : interests,
    onSaved: () => {
      free.current = true;
      draft.drop();
    },
  });
  const form = useForm({ input: draft, problems, words, showErrors: 'left', send });
  return {
    ...form,
    account,
    interests,
    choose: (codes: ReadonlySet<number>) => form.change({ interests: [...codes] }),
    guard: {
      ...guard,
      leave: () => {
        draft.drop();
        guard.leave();
      },
    },
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** Texts for a problem: the requirement of the password that fails first, or the words of the field. */
function useProblemWords(typed: string) {
  const { profile: texts, password, shell } = useTexts();
  return (key: ProfileField, problem: FieldProblem): string => {
    const [failed] = problem === 'rules' ? failedPasswordRules(typed, 'wide') : [];
    if (failed !== undefined) return password.problems[failed];
    return problem === 'different'
      ? password.repeatWrong
      : problemText(texts.problems, key, problem, shell.genericError);
  };
}
