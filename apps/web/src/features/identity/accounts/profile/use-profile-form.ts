import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useLeaveGuard } from '../../../../platform/navigation/use-leave-guard.ts';
import { showNotice } from '../../../../platform/notices/notice-store.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { currentToken } from '../../../../platform/session/token.ts';
import type { ProfilePageData } from './load-profile-page.ts';
import { dropDraft } from './profile-draft.ts';
import { profileChange, profileProblems, type ProfileField } from '../profile-fields.ts';
import { useProfileInput } from './use-profile-input.ts';

/** The profile form: what is typed, what is wrong, and what saving it does (PROF-08, PROF-14, PROF-15). */
export function useProfileForm(data: ProfilePageData) {
  const input = useProfileInput(data);
  const [touched, setTouched] = useState<ReadonlySet<ProfileField>>(new Set());
  const free = useRef(false);
  // A session that was lost, or ended on purpose, asks nothing: what was typed comes back after signing in.
  const guard = useLeaveGuard(() => input.dirty && !free.current && currentToken() !== null);
  const problems = profileProblems(input.fields, data.profile);
  const sending = useSend(data, input, () => {
    free.current = true;
  });
  return {
    ...input,
    problems,
    touched,
    touch: (...names: readonly ProfileField[]) => setTouched((before) => new Set([...before, ...names])),
    erros: sending.erros,
    dismiss: sending.dismiss,
    saving: sending.saving,
    submit: () => {
      if (!sending.saving && problems.size === 0) void sending.send();
    },
    guard: {
      ...guard,
      leave: () => {
        dropDraft();
        guard.leave();
      },
    },
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** Sends the form. `onSaved` is called before the screen is left. */
function useSend(
  { profile, categories }: ProfilePageData,
  { fields, interests, rebase }: ReturnType<typeof useProfileInput>,
  onSaved: () => void,
) {
  const { profile: texts, shell, success } = useTexts();
  const navigate = useNavigate();
  const link = useLink();
  const [erros, setErros] = useState<readonly string[]>([]);
  const [saving, setSaving] = useState(false);
  /** The new password that is in force already, when only the interests were refused. */
  const inForce = useRef<string | null>(null);
  /** As it was read, or saved last: what is typed goes by that. */
  const base = useRef(profile);
  const send = async (): Promise<void> => {
    setErros([]);
    setSaving(true);
    const { saveProfile } = await import('./save-profile.ts');
    const change = profileChange(fields, profile, inForce.current === fields.password.trim());
    const { versao } = base.current;
    const result = await saveProfile({ ...change, versao }, categories === null ? null : interests);
    setSaving(false);
    switch (result.kind) {
      case 'refused':
        return setErros(result.erros.length > 0 ? result.erros : [shell.genericError]);
      case 'changed-meanwhile':
        rebase(result.now);
        base.current = result.now;
        return setErros(result.erros);
      case 'interests-failed':
        rebase(result.now);
        base.current = result.now;
        inForce.current = fields.password.trim();
        return setErros([texts.interestsNotSaved, ...result.erros]);
      case 'saved':
        onSaved();
        dropDraft();
        showNotice({ tone: 'plain', text: success.saved });
        return navigate(link('/home'));
    }
  };
  const dismiss = (text: string): void => setErros((before) => before.filter((one) => one !== text));
  return { erros, saving, send, dismiss };
}
