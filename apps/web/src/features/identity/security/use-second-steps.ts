import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { Saved } from '../../../platform/api/saved.ts';

/** Which question of the second step is open. */
export type SecondStepDialog = 'mail' | 'app-on' | 'app-off' | 'codes';

/** The dialogs of the second step and their results; the page is read again after each change. */
export function useSecondSteps() {
  const { secondSteps: texts } = useTexts();
  const { revalidate } = useRevalidator();
  const [dialog, setDialog] = useState<SecondStepDialog | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState('');
  const done = (text: string): null => {
    setDialog(null);
    setSaid(text);
    void revalidate();
    return null;
  };
  const after = (result: Saved<unknown>, text: string): string | null =>
    result.ok ? done(text) : result.text || texts.saveFailed;
  return {
    dialog,
    codes,
    said,
    open: (name: SecondStepDialog) => {
      setSaid('');
      setDialog(name);
    },
    close: () => setDialog(null),
    appOn: (made: readonly string[]) => {
      setCodes(made);
      done(texts.appIsOn);
    },
    codesSaved: () => setCodes(null),
    turnMail: async (on: boolean, confirmation: string) => {
      const { turnMailCode } = await import('./second-step-calls.ts');
      return after(await turnMailCode(on, confirmation), on ? texts.mailIsOn : texts.mailIsOff);
    },
    turnAppOff: async (confirmation: string) => {
      const { turnAppOff } = await import('./second-step-calls.ts');
      return after(await turnAppOff(confirmation), texts.appIsOff);
    },
    renewCodes: async (confirmation: string) => {
      const { renewCodes } = await import('./second-step-calls.ts');
      const result = await renewCodes(confirmation);
      if (result.ok) setCodes(result.value.codigos);
      return after(result, '');
    },
  };
}
