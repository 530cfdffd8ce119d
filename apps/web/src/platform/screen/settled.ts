import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/** Whether the page is hydrated: what works only with scripts, and can wait, appears then. */
export const SettledContext = createContext(false);

/** False while rendering on the server and until hydration, then true. */
export function useSettled(): boolean {
  return useContext(SettledContext);
}

/** Turns true after the first screen is there, in small steps, so that no click waits for it. */
export function useSettling(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => startTransition(() => setSettled(true)), []);
  return settled;
}
