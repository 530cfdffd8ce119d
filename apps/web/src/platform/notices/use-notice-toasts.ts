import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useIdiom } from '../i18n/texts.ts';
import { onNotice, type LiveNotice } from '../live/live.ts';
import { useLink } from '../partner/use-link.ts';

/** Shows new notifications of the signed-in user as they arrive. */
export function useNoticeToasts(): void {
  const navigate = useNavigate();
  const link = useLink();
  const idiom = useIdiom();
  const toast = useEffectEvent(async (notice: LiveNotice) => {
    const { toastNotice } = await import('./toast-notice.ts');
    await toastNotice(notice, { idiom, open: (path) => void navigate(link(path)) });
  });
  useEffect(() => onNotice((notice) => void toast(notice)), []);
}
