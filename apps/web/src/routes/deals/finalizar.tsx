import { buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Skeleton } from '@patio/ui/states.tsx';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Route } from './+types/finalizar';
import { hasDealt } from '../../features/identity/intents/public.ts';
import { DealtSummary } from '../../features/sales/negotiations/page/dealt-summary.tsx';
import { BoughtSummary } from '../../features/sales/purchase/bought-summary.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { Contacts } from '../../platform/house/contacts.tsx';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { textsOf, useTexts } from '../../platform/i18n/texts.ts';
import { useLink } from '../../platform/partner/use-link.ts';

const TYPES = ['BUY', 'BID', 'AUTO_BID', 'PURPOSE'] as const;

export function loader({ request, url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('tipo');
  const type = TYPES.find((name) => name === asked) ?? null;
  const purchase = type === 'BUY' ? codeFrom(url.searchParams.get('compra')) : null;
  const offer = type === 'BUY' || type === null ? null : codeFrom(url.searchParams.get('oferta'));
  return { type, purchase, offer, idiom: idiomOfRequest(request), origin: context.get(originContext) };
}

function codeFrom(text: string | null): number | null {
  const code = Number(text ?? Number.NaN);
  return Number.isSafeInteger(code) && code > 0 ? code : null;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({
    title: textsOf(loaderData.idiom).flow.doneTitle,
    origin: loaderData.origin,
    path: '/finalizar/',
    hidden: true,
  });
}

/** The end of the flow: what happens next, and whom to contact (FINL-01 to FINL-06). */
export default function Done({ loaderData: { type, purchase, offer } }: Route.ComponentProps) {
  const { flow } = useTexts();
  const link = useLink();
  const dealt = useDealt();
  const view = type === 'BUY' ? 'compra' : 'negociacao';
  if (!dealt) return <Skeleton className="mx-auto my-14 h-96 max-w-xl" />;
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-4 py-14 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-ok-soft text-ok">
        <Icon name="check" size={32} />
      </span>
      <h1 className="mt-5 text-3xl font-bold">{flow.doneTitle}</h1>
      <p className="mt-3 text-lg text-ink-2">{type === null ? flow.doneDefault : flow.done[type]}</p>
      {purchase === null ? null : (
        <p className="mt-4">
          <Link
            to={link(`/compra/${purchase}`)}
            className="inline-flex min-h-11 items-center font-medium underline"
          >
            {flow.doneFollow(purchase)}
          </Link>
        </p>
      )}
      {purchase === null ? null : <BoughtSummary code={purchase} />}
      {offer === null ? null : <DealtSummary offerCode={offer} />}
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Link to={link(`/negociacao/?view=${view}`)} className={buttonLook('bid')}>
          {flow.doneNegotiations}
        </Link>
        <Link to={link('/home/')} className={buttonLook('quiet')}>
          {flow.doneHome}
        </Link>
      </div>
      <section className="mt-10 w-full rounded-card border border-line bg-surface p-5">
        <h2 className="font-semibold">{flow.doneContact}</h2>
        <Contacts />
      </section>
    </div>
  );
}

/** Whether a deal was made in this tab; without one the page redirects to home. */
function useDealt(): boolean {
  const [dealt, setDealt] = useState(false);
  const navigate = useNavigate();
  const link = useLink();
  useEffect(() => {
    if (hasDealt()) setDealt(true);
    else void navigate(link('/home'), { replace: true });
  }, [link, navigate]);
  return dealt;
}
