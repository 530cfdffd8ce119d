import type { WireMailedEvent } from '@patio/contract/messaging/alerts/turn-off-alert.ts';
import { useCallback } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { MailLinkPanel } from '../../../platform/mail-link/mail-link-panel.tsx';
import type { Followed } from '../../../platform/mail-link/follow-mail-link.ts';

interface TurnOffPageProps {
  readonly token: string;
  readonly sent: Followed<readonly WireMailedEvent[]> | undefined;
}

/** The page behind the link in a mail about events: mails about them are turned off. */
export function TurnOffPage({ token, sent }: TurnOffPageProps) {
  const { alerts: texts } = useTexts();
  const turnOff = useCallback(async () => {
    const { turnOffAlert } = await import('./turn-off-alert.ts');
    return turnOffAlert(token);
  }, [token]);
  const nameOf = (event: WireMailedEvent): string =>
    event === 'BUSCA_SALVA' ? texts.savedSearches : texts.events[event].title;
  return (
    <MailLinkPanel
      sent={sent}
      follow={turnOff}
      words={{
        under: texts.turningOff,
        button: texts.turnOffButton,
        missing: texts.turnOffMissing,
        failed: texts.turnOffFailed,
        done: (events) => texts.turnedOff(events.map(nameOf)),
      }}
      more={{ path: '/avisos/', words: texts.choose }}
    />
  );
}
