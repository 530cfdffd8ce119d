import type { Profile } from '@patio/contract/accounts/profile.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { rebased } from '../../platform/drafts/typed-draft.ts';
import { useTexts } from '../../platform/i18n/texts.ts';
import { tell } from '../../platform/notices/notice-store.ts';
import { savedInterests } from '../interests/public.ts';
import type { ProfilePageData } from './load-profile-page.ts';
import { draftOf, keepDraft } from './profile-draft.ts';
import { fieldsOf, type ProfileField } from './profile-fields.ts';

/** What stands in the profile form: the saved profile, or what its owner had typed when the session or the page was lost. */
export function useProfileInput({ profile, categories }: ProfilePageData) {
  const { profile: texts } = useTexts();
  const account = profile.codigoUsuario;
  const [fields, setFields] = useState(() => fieldsOf(profile));
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const [dirty, setDirty] = useState(false);
  const interests = chosen ?? savedInterests(categories ?? []);
  const restore = useEffectEvent(() => {
    const draft = draftOf(account);
    if (draft === null) return;
    setFields(rebased(draft.fields, draft.from, fieldsOf(profile)));
    setChosen(draft.interests === null ? null : new Set(draft.interests));
    setDirty(true);
    tell({ tone: 'plain', text: texts.draftBack });
  });
  useEffect(() => restore(), [account]);
  useEffect(() => {
    if (dirty)
      keepDraft(account, {
        fields,
        from: fieldsOf(profile),
        interests: chosen === null ? null : [...chosen],
      });
  }, [account, chosen, dirty, fields, profile]);
  return {
    fields,
    interests,
    dirty,
    /** Takes over what was saved elsewhere meanwhile where nothing was typed. */
    rebase: (before: Profile, now: Profile) =>
      setFields((typed) => rebased(typed, fieldsOf(before), fieldsOf(now))),
    change: (name: ProfileField, text: string) => {
      setDirty(true);
      setFields((before) => ({ ...before, [name]: text }));
    },
    choose: (codes: ReadonlySet<number>) => {
      setDirty(true);
      setChosen(codes);
    },
  };
}
