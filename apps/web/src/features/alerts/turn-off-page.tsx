import type { WireAlertEvent } from '@patio/contract/alerts/alert-settings.ts';
import { useCallback } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';
import { MailLinkPanel } from '../../platform/mail-link/mail-link-panel.tsx';
import type { Followed } from '../../platform/mail-link/follow-mail-link.ts';

/** Where the link of a mail about an event leads: mails about that event are turned off. */
export function TurnOffPage({ token, sent }: { token: string; sent: Followed<WireAlertEvent> | undefined }) {
  const { alerts: texts } = useTexts();
  const turnOff = useCallback(async () => {
    const { turnOffAlert } = await import('./turn-off-alert.ts');
    return turnOffAlert(token);
  }, [token]);
  return (
    <MailLinkPanel
      sent={sent}
      follow={turnOff}
      words={{
        under: texts.turningOff,
        button: texts.turnOffButton,
        missing: texts.turnOffMissing,
        failed: texts.turnOffFailed,
        done: (event) => texts.turnedOff(texts.events[event].title),
      }}
      more={{ path: '/avisos/', words: texts.choose }}
    />
  );
}
