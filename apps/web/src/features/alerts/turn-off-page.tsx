import type { WireAlertEvent } from '@patio/contract/alerts/alert-settings.ts';
import { useCallback } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';
import { TurnOffPanel } from '../../platform/unsubscribe/turn-off-panel.tsx';
import type { TurnedOff } from '../../platform/unsubscribe/turned-off.ts';

/** Where the link of a mail about an event leads: mails about that event are turned off. */
export function TurnOffPage({ token, sent }: { token: string; sent: TurnedOff<WireAlertEvent> | undefined }) {
  const { alerts: texts } = useTexts();
  const turnOff = useCallback(async () => {
    const { turnOffAlert } = await import('./turn-off-alert.ts');
    return turnOffAlert(token);
  }, [token]);
  return (
    <TurnOffPanel
      sent={sent}
      turnOff={turnOff}
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
