import { useEffect } from 'react';
import { useTexts } from './texts.ts';

/** Names the page in the tab of the browser and to screen readers. */
export function usePageTitle(title: string): void {
  const { session } = useTexts();
  useEffect(() => {
    document.title = title === session.title ? title : `${title} · ${session.title}`;
  }, [title, session.title]);
}
