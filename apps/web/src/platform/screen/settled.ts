import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/** Whether the browser has taken the page over: what works only with scripts, and can wait, appears then. */
export const SettledContext = createContext(false);

/** False while rendering on the server and until the page is taken over, then true. */
export function useSettled(): boolean {
  return useContext(SettledContext);
}

/** Turns true after the first screen is there, a little at a time, so that nobody's click waits for it. */
export function useSettling(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => startTransition(() => setSettled(true)), []);
  return settled;
}
