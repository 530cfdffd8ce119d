import type { PersonalDataRequest } from '@patio/contract/people/personal-data/personal-data-request.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** Requesting the deletion of the account, confirmed once more, and the result. */
export function useDeletion() {
  const { personalData: texts } = useTexts();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<PersonalDataRequest | null>(null);
  const confirm = async (confirmation: string): Promise<string | null> => {
    const { askForDeletion } = await import('./personal-data-calls.ts');
    const result = await askForDeletion(confirmation);
    if (!result.ok) return result.text || texts.saveFailed;
    setAsking(false);
    setDone(result.value.data);
    return null;
  };
  return { asking, done, open: () => setAsking(true), close: () => setAsking(false), confirm };
}
