import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import { useState } from 'react';
import { useDraft } from '../../../../platform/drafts/use-draft.ts';
import { problemText } from '../../../../platform/forms/problem-text.ts';
import { useForm, type FormOutcome } from '../../../../platform/forms/use-form.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { arePersonalFields, fieldsOf, personalChange, personalProblems } from './personal-fields.ts';
import { loadProfile, saveProfile } from './profile-calls.ts';

/** The form of the personal data. What another tab saved meanwhile fills the fields that were not edited (FLOW-11 to FLOW-20). */
export function usePersonalForm(profile: Profile, onSaved: () => void) {
  const { flow: texts } = useTexts();
  const [base, setBase] = useState(profile);
  const [today] = useState(() => Date.now());
  const draft = useDraft({ name: 'dados-da-compra', from: fieldsOf(base), areFields: arePersonalFields });
  const problems = personalProblems(draft.fields, profile.tipoPerfilFlag, today);
  const send = async (): Promise<FormOutcome> => {
    const result = await saveProfile({ ...personalChange(base, draft.fields), versao: base.versao });
    if (result.ok) {
      draft.drop();
      onSaved();
      return { taken: true };
    }
    const now = result.conflict === true ? await loadProfile() : null;
    if (now !== null) {
      draft.rebase(fieldsOf(now));
      setBase(now);
    }
    return { taken: false, erros: [result.text || texts.saveFail] };
  };
  return useForm({
    input: draft,
    problems,
    words: (key, problem) => problemText(texts.problems, key, problem, texts.required),
    showErrors: 'tried',
    send,
  });
}
