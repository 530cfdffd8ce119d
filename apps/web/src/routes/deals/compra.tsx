import { Link } from 'react-router';
import type { Route } from './+types/compra';
import { LateCancelDialog } from '../../features/sales/cancellations/public.ts';
import { PurchasePage } from '../../features/sales/purchase/purchase-page.tsx';
import { purchaseTextsOf, usePurchaseTexts } from '../../features/sales/purchase/purchase-texts.ts';
import { originContext } from '../../platform/api/contexts.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { useLink } from '../../platform/partner/use-link.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return { idiom: idiomOfRequest(request), origin: context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title } = purchaseTextsOf(loaderData.idiom);
  return pageMeta({ title, origin: loaderData.origin, path: '/compra/', hidden: true });
}

/** A purchase of the signed-in user, from the sale to the keys. */
export default function Purchase({ params: { codigo } }: Route.ComponentProps) {
  const texts = usePurchaseTexts();
  const link = useLink();
  return (
    <div className="mx-auto max-w-[1214px] px-4 py-6">
      <Link
        to={link('/negociacao/?view=compra')}
        className="no-print inline-flex min-h-11 items-center text-sm font-medium text-accent hover:underline"
      >
        ‹ {texts.back}
      </Link>
      <h1 className="mb-5 text-2xl font-bold">{texts.title}</h1>
      <PurchasePage
        key={codigo}
        code={Number(codigo)}
        cancelDialog={(request, close) => <LateCancelDialog what={request} onClose={close} />}
      />
    </div>
  );
}
