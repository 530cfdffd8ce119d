import type { PersonalDataRequest } from '@patio/contract/people/personal-data/personal-data-request.ts';
import { useState } from 'react';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { areCorrectionFields, emptyCorrection, SUBJECTS } from './correction-draft.ts';

const LEAST = 5;

/** The form of a correction: what was chosen and typed stays until it was taken. */
export function useCorrection(onAsked: (request: PersonalDataRequest) => void) {
  const { personalData: texts } = useTexts();
  const draft = useDraft({ name: 'correcao', from: emptyCorrection, areFields: areCorrectionFields });
  const { subject, text } = draft.fields;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const send = async (): Promise<void> => {
    if (text.trim().length < LEAST) return setError(texts.correctionShort);
    setBusy(true);
    setError(null);
    try {
      const { askForCorrection } = await import('./personal-data-calls.ts');
      const result = await askForCorrection(subject, text);
      if (!result.ok) return setError(result.text || texts.saveFailed);
      draft.change(() => emptyCorrection);
      draft.drop();
      setSaid(texts.correctionSent(result.value.data.protocolo));
      onAsked(result.value.data);
    } catch {
      setError(texts.saveFailed);
    } finally {
      setBusy(false);
    }
  };
  return {
    subject,
    text,
    busy,
    error,
    said,
    type: (words: string) => {
      draft.change((before) => ({ ...before, text: words }));
      setError(null);
      setSaid('');
    },
    choose: (value: string) =>
      draft.change((before) => ({
        ...before,
        subject: SUBJECTS.find((one) => one === value) ?? 'outro',
      })),
    send: () => void (busy ? undefined : send()),
  };
}
