import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { FormOutcome } from '../../../../platform/forms/use-form.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { showNotice } from '../../../../platform/notices/notice-store.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { profileAccount, profileChange, type ProfileFields } from '../profile-fields.ts';

interface Saving {
  readonly fields: ProfileFields;
  /** As it was read, or saved last. */
  readonly base: Profile;
  /** Codes of categories; null when they could not be loaded. */
  readonly interests: ReadonlySet<number> | null;
  /** What was saved elsewhere meanwhile, or in part. */
  readonly takeOver: (now: Profile) => void;
  /** Before the screen is left. */
  readonly onSaved: () => void;
}

/** Saves the profile form, then leaves for home (PROF-14, PROF-15). */
export function useSaving({ fields, base, interests, takeOver, onSaved }: Saving) {
  const { profile: texts, success } = useTexts();
  const navigate = useNavigate();
  const link = useLink();
  /** The new password that is in force already, when only the interests were refused. */
  const inForce = useRef<string | null>(null);
  return async (): Promise<FormOutcome> => {
    const { saveProfile } = await import('./save-profile.ts');
    const change = profileChange(fields, profileAccount(base), inForce.current === fields.password.trim());
    const result = await saveProfile({ ...change, versao: base.versao }, interests);
    if (result.kind === 'refused') return { taken: false, erros: result.erros };
    if (result.kind !== 'saved') takeOver(result.now);
    if (result.kind === 'changed-meanwhile') return { taken: false, erros: result.erros };
    if (result.kind === 'interests-failed') {
      inForce.current = fields.password.trim();
      return { taken: false, erros: [texts.interestsNotSaved, ...result.erros] };
    }
    onSaved();
    showNotice({ tone: 'plain', text: success.saved });
    await navigate(link('/home'));
    return { taken: true };
  };
}
