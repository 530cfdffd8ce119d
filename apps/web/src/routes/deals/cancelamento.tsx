import type { Route } from './+types/cancelamento';
import { RequestPage } from '../../features/sales/cancellations/request/request-page.tsx';
import {
  cancellationTextsOf,
  useCancellationTexts,
} from '../../features/sales/cancellations/use-cancellation-texts.ts';
import { originContext } from '../../platform/api/contexts.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return { idiom: idiomOfRequest(request), origin: context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title } = cancellationTextsOf(loaderData.idiom);
  return pageMeta({ title, origin: loaderData.origin, path: '/cancelamento/', hidden: true });
}

/** The cancellation request of a purchase (ROUT-20). */
export default function Cancellation({ params: { id } }: Route.ComponentProps) {
  const texts = useCancellationTexts();
  return (
    <div className="mx-auto max-w-[1214px] px-4 py-6">
      <h1 className="mb-5 text-2xl font-bold">{texts.title}</h1>
      <RequestPage code={Number(id)} />
    </div>
  );
}
