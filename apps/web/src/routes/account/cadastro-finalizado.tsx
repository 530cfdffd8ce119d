import { buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Route } from './+types/cadastro-finalizado';
import { isAwaited } from '../../features/identity/email-confirmation/awaited.ts';
import { originContext } from '../../platform/api/contexts.ts';
import { brandOf } from '../../platform/head/brand-of.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { textsOf, useTexts } from '../../platform/i18n/texts.ts';
import { useLink } from '../../platform/partner/use-link.ts';
import { GoalLink } from '../../platform/session/goal-link.tsx';
import { useGoal } from '../../platform/session/use-goal.ts';
import { useSession } from '../../platform/session/session.tsx';

export function loader({ request, context }: Route.LoaderArgs) {
  return { idiom: idiomOfRequest(request), origin: context.get(originContext) };
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { idiom, origin } = loaderData;
  const { finishedTitle: title } = textsOf(idiom).signUp;
  return pageMeta({
    title,
    origin,
    path: '/auth/cadastro-finalizado',
    hidden: true,
    brand: brandOf(params.partner, matches[0].loaderData?.partner),
  });
}

/**
 * The end of sign-up, and what is left to do: confirming the e-mail, and continuing with the offer that the user came from (ROUT-10,
 * SIGN-27, SIGN-28).
 */
export default function SignUpFinished() {
  const { signUp } = useTexts();
  const { user } = useSession();
  const link = useLink();
  const ways = useGoal();
  const [awaited, setAwaited] = useState(false);
  useEffect(() => setAwaited(isAwaited()), []);
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-14 text-center sm:py-20">
      <span className="grid size-20 place-items-center rounded-full bg-ok-soft text-ok">
        <Icon name="check" size={44} />
      </span>
      <h1 className="mt-5 text-2xl font-bold">{signUp.finishedTitle}</h1>
      <p className="mt-2 text-ink-2">{signUp.finishedText}</p>
      {awaited ? (
        <div className="mt-6 w-full text-left">
          <Notice tone="warn" icon="mail">
            {signUp.finishedConfirm}
          </Notice>
        </div>
      ) : null}
      {ways.isOffer ? (
        <p className="mt-6">{user === null ? signUp.finishedOfferEnter : signUp.finishedOffer}</p>
      ) : null}
      <div className="mt-8 flex w-full flex-col gap-3">
        {user === null ? (
          <Link to={ways.signIn} className={buttonLook('bid', 'large')}>
            {signUp.finishedEnter}
          </Link>
        ) : (
          <GoalLink {...ways} />
        )}
        <Link to={link('/home')} className={buttonLook('quiet', 'large')}>
          {signUp.finishedBack}
        </Link>
      </div>
    </div>
  );
}
