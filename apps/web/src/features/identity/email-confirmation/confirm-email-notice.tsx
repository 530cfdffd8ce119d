import { Button } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';

type Sending = 'idle' | 'busy' | 'sent' | 'often' | 'failed';

/** Asks the owner of a profile for the confirmation of their e-mail, and sends the link again. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  const { emailConfirmation: texts } = useTexts();
  const [sending, setSending] = useState<Sending>('idle');
  const send = async () => {
    setSending('busy');
    const { sendConfirmation } = await import('./send-confirmation.ts');
    setSending(await sendConfirmation());
  };
  const answer = { idle: '', busy: '', sent: texts.sent, often: texts.often, failed: texts.sendFailed };
  return (
    <div className="mb-5">
      <Notice tone="warn">
        <p>{texts.ask(email)}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          {sending === 'sent' || sending === 'often' ? null : (
            <Button look="quiet" busy={sending === 'busy'} onClick={() => void send()}>
              {texts.sendAgain}
            </Button>
          )}
          <p role="status">{answer[sending]}</p>
        </div>
      </Notice>
    </div>
  );
}
