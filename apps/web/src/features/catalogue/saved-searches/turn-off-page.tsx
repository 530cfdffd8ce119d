import { useCallback } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { MailLinkPanel } from '../../../platform/mail-link/mail-link-panel.tsx';
import type { Followed } from '../../../platform/mail-link/follow-mail-link.ts';

/** Target of the link in a mail about a saved search: turns off the alerts of that search. `sent` names it. */
export function TurnOffPage({ token, sent }: { token: string; sent: Followed<string> | undefined }) {
  const { savedSearches: texts } = useTexts();
  const turnOff = useCallback(async () => {
    const { turnOffSearch } = await import('./turn-off-search.ts');
    return turnOffSearch(token);
  }, [token]);
  return (
    <MailLinkPanel
      sent={sent}
      follow={turnOff}
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
