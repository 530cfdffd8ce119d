import { useCallback } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';
import { TurnOffPanel } from '../../platform/unsubscribe/turn-off-panel.tsx';
import type { TurnedOff } from '../../platform/unsubscribe/turned-off.ts';

/** Where the link of a mail about a saved search leads: the alerts of that search are turned off. `sent` names it. */
export function TurnOffPage({ token, sent }: { token: string; sent: TurnedOff<string> | undefined }) {
  const { savedSearches: texts } = useTexts();
  const turnOff = useCallback(async () => {
    const { turnOffSearch } = await import('./turn-off-search.ts');
    return turnOffSearch(token);
  }, [token]);
  return (
    <TurnOffPanel
      sent={sent}
      turnOff={turnOff}
      words={{
        under: texts.turningOff,
        button: texts.turnOff,
        missing: texts.turnOffMissing,
        failed: texts.turnOffFailed,
        done: texts.turnedOff,
      }}
      more={{ path: '/buscas-salvas/', words: texts.mySearches }}
    />
  );
}
