import { Link } from 'react-router';
import type { Route } from './+types/negociacao';
import { LateCancelDialog } from '../../features/sales/cancellations/public.ts';
import { NegotiationList, type View } from '../../features/sales/negotiations/negotiation-list.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { textsOf, useTexts } from '../../platform/i18n/texts.ts';
import { useLink } from '../../platform/partner/use-link.ts';

export function loader({ request, url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('view');
  const view: View = asked === 'compra' ? 'compra' : 'negociacao';
  return { view, idiom: idiomOfRequest(request), origin: context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title } = textsOf(loaderData.idiom).negotiations;
  return pageMeta({ title, origin: loaderData.origin, path: '/negociacao/', hidden: true });
}

/** Negotiations and purchases of the signed-in user (NEGO-01 to NEGO-18). */
export default function Negotiations({ loaderData: { view } }: Route.ComponentProps) {
  const { negotiations: texts } = useTexts();
  const link = useLink();
  const tabs = [
    ['negociacao', texts.negotiations],
    ['compra', texts.purchases],
  ] as const;
  return (
    <div className="mx-auto max-w-[1214px] px-4 py-6">
      <h1 className="text-2xl font-bold">{texts.title}</h1>
      <div className="mt-5 grid gap-6 md:grid-cols-[240px_minmax(0,1fr)]">
        <nav aria-label={texts.title}>
          <ul className="flex gap-2 md:flex-col">
            {tabs.map(([key, name]) => (
              <li key={key} className="max-md:flex-1">
                <Link
                  to={link(`/negociacao/?view=${key}`)}
                  preventScrollReset
                  aria-current={key === view ? 'page' : undefined}
                  className="flex min-h-11 items-center justify-center rounded-control px-4 py-1.5 text-center leading-5 font-medium text-ink-2 hover:bg-sunken aria-[current]:bg-accent aria-[current]:text-on-accent md:justify-start"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <NegotiationList
          view={view}
          cancelDialog={(option, close) => <LateCancelDialog what={option} onClose={close} />}
        />
      </div>
    </div>
  );
}
