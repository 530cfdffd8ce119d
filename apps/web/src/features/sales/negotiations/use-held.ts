import { useState } from 'react';

/** What is shown, as it was when a dialog was opened in it, until the dialog closes. */
export function useHeld<Shown>(current: Shown, held: boolean): Shown {
  const [stored, setKept] = useState(current);
  if (!held && stored !== current) setKept(current);
  return held ? stored : current;
}
