import { buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { GoalLink } from '../../../platform/session/goal-link.tsx';
import { useGoal } from '../../../platform/session/use-goal.ts';
import { useSession } from '../../../platform/session/session.tsx';

/** What was done: the link was mailed (`forgot`), or, for any other type, the password was changed (FORG-08, PASS-01, C-08). */
export function Confirmation({ type }: { type: string | undefined }) {
  const { password: texts, session, success } = useTexts();
  const { user } = useSession();
  const link = useLink();
  const ways = useGoal();
  const mailed = type === 'forgot';
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 px-6 py-16 text-center sm:py-24">
      <span className="grid size-16 place-items-center rounded-full bg-ok-soft text-ok">
        <Icon name={mailed ? 'mail' : 'check'} size={32} />
      </span>
      <h1 className="text-2xl font-bold">{mailed ? texts.sentTitle : texts.changedTitle}</h1>
      {mailed ? null : <p className="font-medium">{success.passwordCreated}</p>}
      <p className="text-ink-2">{mailed ? texts.sentText : texts.changedText}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {mailed || user === null ? null : <GoalLink {...ways} />}
        <Link to={link('/home')} className={buttonLook(ways.goal === null ? 'bid' : 'quiet', 'large')}>
          {texts.toHome}
        </Link>
        {mailed ? (
          <Link to={link('/auth/esqueceu-senha')} className={buttonLook('quiet', 'large')}>
            {texts.sendAgain}
          </Link>
        ) : null}
        {mailed || user !== null ? null : (
          <Link to={ways.signIn} className={buttonLook('quiet', 'large')}>
            {session.submit}
          </Link>
        )}
      </div>
    </div>
  );
}
