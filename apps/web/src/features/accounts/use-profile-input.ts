import { useEffect, useState } from 'react';
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
  useEffect(() => {
    const draft = draftOf(account);
    if (draft === null) return;
    setFields(draft.fields);
    setChosen(draft.interests === null ? null : new Set(draft.interests));
    setDirty(true);
    tell({ tone: 'plain', text: texts.draftBack });
  }, [account, texts]);
  useEffect(() => {
    if (dirty) keepDraft({ account, fields, interests: chosen === null ? null : [...chosen] });
  }, [account, chosen, dirty, fields]);
  return {
    fields,
    interests,
    dirty,
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
