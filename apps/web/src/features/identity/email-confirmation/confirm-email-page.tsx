import { useCallback } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { Followed } from '../../../platform/mail-link/follow-mail-link.ts';
import { MailLinkPanel } from '../../../platform/mail-link/mail-link-panel.tsx';
import { GoalLink } from '../../../platform/session/goal-link.tsx';
import { useGoal } from '../../../platform/session/use-goal.ts';

/** Where the link of the welcome mail leads: the e-mail of the account is confirmed, and who came from an offer goes on there. */
export function ConfirmEmailPage({ token, sent }: { token: string; sent: Followed<true> | undefined }) {
  const { emailConfirmation: texts } = useTexts();
  const ways = useGoal();
  const follow = useCallback(async () => {
    const { confirmEmail } = await import('./confirm-email.ts');
    return confirmEmail(token);
  }, [token]);
  return (
    <MailLinkPanel
      sent={sent}
      follow={follow}
      byHand={texts.onlyIfYours}
      words={{
        under: texts.confirming,
        button: texts.confirm,
        missing: texts.dead,
        failed: texts.failed,
        done: () => texts.confirmed,
      }}
      more={{ path: '/home', words: texts.toOffers }}
      back={(leads) => <GoalLink {...ways} leads={leads} />}
    />
  );
}
