import { wantedTexts } from '../i18n/late-texts.ts';
import type { Idiom } from '../i18n/idiom.ts';
import { textsOf } from '../i18n/texts.ts';
import type { LiveNotice } from '../live/live.ts';
import { showNotice } from './notice-store.ts';

/** Shows a new notification: its title and a link. Not in a hidden tab, and not on the page that it is about, which shows the same. */
export async function toastNotice(
  { title, path }: LiveNotice,
  page: { readonly idiom: Idiom; readonly open: (path: string) => void },
): Promise<void> {
  const goal = path ?? '/notification/';
  if (document.hidden || isHere(goal, location.pathname)) return;
  await wantedTexts();
  const { alerts: texts } = textsOf(page.idiom);
  const label = goal.includes('lance=minimo') ? texts.toastBid : texts.toastSee;
  showNotice({ tone: 'plain', unasked: true, text: title, action: { label, run: () => page.open(goal) } });
}

/** Whether a path of the site is the current page, in any store. */
export function isHere(path: string, pathname: string): boolean {
  const [goal = ''] = path.split(/[?#]/);
  return pathname.replace(/\/$/, '').endsWith(goal.replace(/\/$/, ''));
}
