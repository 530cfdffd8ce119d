import { buttonLook } from '@patio/ui/button.tsx';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import type { GoalWays } from './use-goal.ts';

/** The way back to what somebody wanted before they were stopped; nothing without a goal. */
export function GoalLink({ goal, isOffer }: Pick<GoalWays, 'goal' | 'isOffer'>) {
  const { shell } = useTexts();
  if (goal === null) return null;
  return (
    <Link to={goal} className={buttonLook('bid', 'large')}>
      {isOffer ? shell.backToOffer : shell.goOn}
    </Link>
  );
}
