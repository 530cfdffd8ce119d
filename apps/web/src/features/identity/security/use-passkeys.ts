import type { Passkey } from '@patio/contract/identity/passkeys/passkey.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** Which question about passkeys is open. */
export type PasskeyDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

/** The dialogs of the passkeys and their results; the page is read again after each change. */
export function usePasskeys(host: string | null) {
  const { secondSteps: texts } = useTexts();
  const { revalidate } = useRevalidator();
  const [dialog, setDialog] = useState<PasskeyDialog | null>(null);
  const [said, setSaid] = useState('');
  const done = (text: string): null => {
    setDialog(null);
    setSaid(text);
    void revalidate();
    return null;
  };
  return {
    dialog,
    said,
    open: (request: PasskeyDialog) => {
      setSaid('');
      setDialog(request);
    },
    close: () => setDialog(null),
    add: async (name: string, confirmation: string): Promise<string | null> => {
      const { makePasskey } = await import('./passkey-calls.ts');
      const made = await makePasskey(name, confirmation);
      switch (made.kind) {
        case 'made':
          return done(texts.keyAdded(name));
        case 'refused':
          return made.text || texts.keyFailed;
        case 'cancelled':
          return texts.keyCancelled;
        case 'known':
          return texts.keyKnown;
        case 'impossible':
          return texts.keyImpossible;
        case 'failed':
          return texts.keyFailed;
      }
    },
    rename: async ({ codigo }: Passkey, name: string): Promise<string | null> => {
      const { callPasskey } = await import('./passkey-calls.ts');
      const result = await callPasskey(codigo, name);
      return result.ok ? done(texts.renamed(name)) : result.text || texts.saveFailed;
    },
    remove: async ({ codigo, nome }: Passkey, confirmation: string): Promise<string | null> => {
      const { dropPasskey } = await import('./passkey-calls.ts');
      const result = await dropPasskey(codigo, confirmation, host);
      return result.ok ? done(texts.removed(nome)) : result.text || texts.saveFailed;
    },
  };
}
