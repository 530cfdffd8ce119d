import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { rebasedDraft, type TypedDraft } from '../../../../platform/drafts/typed-draft.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { showNotice } from '../../../../platform/notices/notice-store.ts';
import { savedInterests } from '../../../catalogue/interests/public.ts';
import type { ProfilePageData } from './load-profile-page.ts';
import { draftOf, keepDraft } from './profile-draft.ts';
import { fieldsOf, type ProfileField, type ProfileFields } from '../profile-fields.ts';

/** What stands in the profile form: the saved profile, or what its owner had typed when the session or the page was lost. */
export function useProfileInput({ profile, categories }: ProfilePageData) {
  const { profile: texts } = useTexts();
  const account = profile.codigoUsuario;
  const [{ fields, from }, setTyped] = useState(() => begun(profile));
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const [dirty, setDirty] = useState(false);
  const interests = chosen ?? savedInterests(categories ?? []);
  const restore = useEffectEvent(() => {
    const draft = draftOf(account);
    if (draft === null) return;
    setTyped(rebasedDraft(draft, fieldsOf(profile)));
    setChosen(draft.interests === null ? null : new Set(draft.interests));
    setDirty(true);
    showNotice({ tone: 'plain', text: texts.draftBack });
  });
  useEffect(() => restore(), [account]);
  useEffect(() => {
    if (dirty)
      keepDraft(account, {
        fields,
        from,
        interests: chosen === null ? null : [...chosen],
      });
  }, [account, chosen, dirty, fields, from]);
  return {
    fields,
    interests,
    dirty,
    /** Takes over what was saved elsewhere meanwhile where nothing was typed. */
    rebase: (now: Profile) => setTyped((typed) => rebasedDraft(typed, fieldsOf(now))),
    change: (name: ProfileField, text: string) => {
      setDirty(true);
      setTyped((before) => ({ ...before, fields: { ...before.fields, [name]: text } }));
    },
    choose: (codes: ReadonlySet<number>) => {
      setDirty(true);
      setChosen(codes);
    },
  };
}

function begun(profile: Profile): TypedDraft<ProfileFields> {
  return { fields: fieldsOf(profile), from: fieldsOf(profile) };
}
