import { useNavigate, useSearchParams } from 'react-router';
import { track } from '../../../platform/analytics/track.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { storeGoal } from '../../../platform/session/goal.ts';
import { safeReturn } from '../../../platform/session/safe-return.ts';
import { useSession } from '../../../platform/session/session.tsx';
import type { Entered } from './submit-sign-in.ts';

/** What follows once a user was let in: the frame knows them and they are where they wanted to go, or they make a new password first (LOGN-12 to LOGN-14). */
export function useEntered(): (result: Entered) => void {
  const { session } = useTexts();
  const { setUser } = useSession();
  const navigate = useNavigate();
  const link = useLink();
  const [query] = useSearchParams();
  return (result) => {
    if (result.kind === 'must-change-password') {
      showNotice({ tone: 'plain', text: session.mustChange });
      void navigate(link('/auth/senha'), { replace: true });
      return;
    }
    setUser(result.user);
    track({ event: 'login' });
    showNotice({ dialog: true, tone: 'plain', text: session.succeeded });
    storeGoal(null);
    void navigate(safeReturn(query.get('redirectFrom'), link('/home')), { replace: true });
  };
}
