import { startTransition, useLayoutEffect, useState } from 'react';

/** A browser that is never idle runs the next turn after so many milliseconds. */
const LONGEST_MS = 400;

const waiting: (() => void)[] = [];
let asked = false;
/** Whether all parts of the first screen have had their turn: later ones appear complete at once. */
let over = false;

/**
 * Whether the script-only content of a part may appear. After hydration parts get their turns one by one, in idle moments, so that no click
 * waits for all of them; later parts appear complete at once.
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

/** Runs something in its turn; returns a function that cancels it. */
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
