import type { PersonalDataRequest } from '@patio/contract/people/personal-data/personal-data-request.ts';
import { useState } from 'react';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { useForm, type FormOutcome } from '../../../platform/forms/use-form.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { areCorrectionFields, correctionProblems, emptyCorrection, SUBJECTS } from './correction-draft.ts';

/** The form of a correction: the input stays until the server has accepted it. */
export function useCorrection(onAsked: (request: PersonalDataRequest) => void) {
  const { personalData: texts } = useTexts();
  const draft = useDraft({ name: 'correcao', from: emptyCorrection, areFields: areCorrectionFields });
  const [said, setSaid] = useState('');
  const send = async (): Promise<FormOutcome<'text'>> => {
    const { askForCorrection } = await import('./personal-data-calls.ts');
    const result = await askForCorrection(draft.fields.subject, draft.fields.text);
    if (!result.ok) return { taken: false, erros: [result.text || texts.saveFailed], at: 'text' };
    draft.change(() => emptyCorrection);
    draft.drop();
    setSaid(texts.correctionSent(result.value.data.protocolo));
    onAsked(result.value.data);
    return { taken: true };
  };
  const form = useForm({
    input: draft,
    problems: correctionProblems(draft.fields),
    words: () => texts.correctionShort,
    showErrors: 'tried',
    failed: texts.saveFailed,
    send,
  });
  return {
    ...form,
    said,
    write: (text: string) => {
      form.change({ text });
      setSaid('');
    },
    choose: (value: string) => form.change({ subject: SUBJECTS.find((one) => one === value) ?? 'outro' }),
  };
}
