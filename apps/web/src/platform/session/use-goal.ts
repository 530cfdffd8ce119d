import { useEffect, useState } from 'react';
import { useLink } from '../partner/use-link.ts';
import { storedGoal } from './goal.ts';

/** Where a user wanted to go, and the sign-in screen that leads there. */
export interface GoalWays {
  /** Null without a goal, and before hydration. */
  readonly goal: string | null;
  /** Whether it is the page of an offer. */
  readonly isOffer: boolean;
  readonly signIn: string;
}

/** The ways to continue from a screen on which a user was interrupted. */
export function useGoal(): GoalWays {
  const link = useLink();
  const [goal, setGoal] = useState<string | null>(null);
  useEffect(() => setGoal(storedGoal()), []);
  const signIn = link('/auth/');
  return {
    goal,
    isOffer: goal !== null && /^(?:\/[a-z0-9-]+)?\/oferta\//.test(goal),
    signIn: goal === null ? signIn : `${signIn}?redirectFrom=${encodeURIComponent(goal)}`,
  };
}
