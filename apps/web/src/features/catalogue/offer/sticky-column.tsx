import { useEffect, useRef, type ReactNode } from 'react';

/** Below the header, which is sticky on tablets; on computers it scrolls away. A column taller than the window sticks by its lower edge. */
const TOP =
  'md:sticky md:top-[min(5rem,calc(100dvh-var(--column-height,0px)-1rem))] lg:top-[min(1rem,calc(100dvh-var(--column-height,0px)-1rem))]';

/**
 * The sticky column beside an offer. Without its height in CSS a column taller than the window would keep its buttons out of view until the
 * end of the page.
 */
export function StickyColumn({ className = '', children }: { className?: string; children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = column.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--column-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={column} className={`flex flex-col gap-4 ${TOP} ${className}`}>
      {children}
    </div>
  );
}
