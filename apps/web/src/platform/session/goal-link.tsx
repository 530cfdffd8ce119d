import { buttonLook } from '@patio/ui/button.tsx';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import type { GoalWays } from './use-goal.ts';

interface Props extends Pick<GoalWays, 'goal' | 'isOffer'> {
  /** Whether it is the main action of the screen, or a secondary one. */
  readonly leads?: boolean;
}

/** The way back to what a user wanted before they were interrupted; nothing without a goal. */
export function GoalLink({ goal, isOffer, leads = true }: Props) {
  const { shell } = useTexts();
  if (goal === null) return null;
  return (
    <Link to={goal} className={leads ? buttonLook('bid', 'large') : buttonLook('quiet')}>
      {isOffer ? shell.backToOffer : shell.goOn}
    </Link>
  );
}
