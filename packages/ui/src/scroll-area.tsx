import type { ReactNode } from 'react';

/** A wide table in its own scrolling box, which the keyboard can scroll too. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A box that scrolls must be reachable, or its hidden part is not.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={label} tabIndex={0} className="overflow-x-auto">
      {children}
    </div>
  );
}
