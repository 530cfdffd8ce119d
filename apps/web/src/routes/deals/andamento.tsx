import { Link } from 'react-router';
import type { Route } from './+types/andamento';
import { LateCancelDialog } from '../../features/sales/cancellations/public.ts';
import { NegotiationPage } from '../../features/sales/negotiations/page/negotiation-page.tsx';
import {
  negotiationTextsOf,
  useNegotiationTexts,
} from '../../features/sales/negotiations/page/negotiation-texts.ts';
import { originContext } from '../../platform/api/contexts.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { useLink } from '../../platform/partner/use-link.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return { idiom: idiomOfRequest(request), origin: context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title } = negotiationTextsOf(loaderData.idiom);
  return pageMeta({ title, origin: loaderData.origin, path: '/negociacao/', hidden: true });
}

/** The deals of the signed-in user on one offer, until they end or become a purchase. */
export default function Negotiation({ params: { codigo } }: Route.ComponentProps) {
  const texts = useNegotiationTexts();
  const link = useLink();
  return (
    <div className="mx-auto max-w-[1214px] px-4 py-6">
      <Link
        to={link('/negociacao/?view=negociacao')}
        className="no-print inline-flex min-h-11 items-center text-sm font-medium text-accent hover:underline"
      >
        ‹ {texts.back}
      </Link>
      <h1 className="mb-5 text-2xl font-bold">{texts.title}</h1>
      <NegotiationPage
        key={codigo}
        code={Number(codigo)}
        cancelDialog={(request, close) => <LateCancelDialog what={request} onClose={close} />}
      />
    </div>
  );
}
