import { startTransition, useLayoutEffect, useState } from 'react';

/** A browser that is never idle gives the next turn after so many milliseconds. */
const LONGEST_MS = 400;

const waiting: (() => void)[] = [];
let asked = false;
/** Whether the parts of the first sight have all had their turn: what comes later is whole at once. */
let over = false;

/**
 * Whether what a part of the page has with scripts only may appear. After a page is taken over its parts get their turns one by one, in
 * quiet moments, so that no click waits for all of them; parts that come later are whole at once.
 */
export function useTurn(): boolean {
  const [turn, setTurn] = useState(false);
  useLayoutEffect(() => {
    if (over) {
      setTurn(true);
      return undefined;
    }
    return inTurn(() => startTransition(() => setTurn(true)));
  }, []);
  return turn;
}

/** Does something when its turn has come; gives the way to step out of the line. */
function inTurn(action: () => void): () => void {
  waiting.push(action);
  askForTurn();
  return () => {
    const at = waiting.indexOf(action);
    if (at !== -1) waiting.splice(at, 1);
  };
}

function askForTurn(): void {
  if (asked) return;
  asked = true;
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(takeTurn, { timeout: LONGEST_MS });
  else setTimeout(takeTurn, 50);
}

function takeTurn(): void {
  asked = false;
  waiting.shift()?.();
  if (waiting.length > 0) askForTurn();
  else over = true;
}
