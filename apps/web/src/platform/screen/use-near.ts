import { useEffect, useState, type RefObject } from 'react';

const MARGIN = '600px';
/** After this long everything is loaded: for printing, and for users who scroll at once. */
const ANYWAY_MS = 4000;

/** Whether an element is or has been near the viewport, or the page has been open for a few seconds; false on the server. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const come = (): void => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: MARGIN },
    );
    if (element.current !== null) observer.observe(element.current);
    const timer = setTimeout(come, ANYWAY_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element]);
  return near;
}
