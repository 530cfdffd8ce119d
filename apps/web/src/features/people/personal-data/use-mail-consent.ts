import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { PersonalData } from './load-personal-data.ts';

/** The switch of offers by e-mail: it changes at once, and is reset if the server refuses. */
export function useMailConsent(data: Pick<PersonalData, 'aceitaEmails' | 'emails'>) {
  const { personalData: texts } = useTexts();
  const [accepts, setAccepts] = useState(data.aceitaEmails);
  const [answers, setAnswers] = useState(data.emails);
  const [error, setError] = useState('');
  const refuse = (on: boolean, text: string): void => {
    setAccepts(!on);
    setError(text || texts.saveFailed);
  };
  const turn = async (on: boolean): Promise<void> => {
    setAccepts(on);
    setError('');
    try {
      const { saveMails } = await import('./personal-data-calls.ts');
      const result = await saveMails(on);
      if (result.ok) return setAnswers(result.value.emails);
      refuse(on, result.text);
    } catch {
      refuse(on, '');
    }
  };
  return { accepts, answers, error, turn: (on: boolean) => void turn(on) };
}
