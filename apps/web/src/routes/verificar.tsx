import { isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/verificar';
import { loadPreview } from '../features/catalogue/preview/load-preview.ts';
import { MissingPreview } from '../features/catalogue/preview/missing-preview.tsx';
import { PreviewPage } from '../features/catalogue/preview/preview-page.tsx';
import { originContext } from '../platform/api/contexts.ts';
import { loaderApi } from '../platform/api/loader-api.ts';
import { missingMeta } from '../platform/head/missing-meta.ts';
import { pageMeta } from '../platform/head/page-meta.ts';
import { textsOf } from '../platform/i18n/texts.ts';
import { MissingPage } from '../platform/shell/missing-page.tsx';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const view = await loadPreview(api, args.params.token);
  return { view, idiom: api.idiom, origin: args.context.get(originContext) };
}

/** Choosing a profile loads nothing. */
export function shouldRevalidate(): boolean {
  return false;
}

/** Never cached, and the address, which grants access, is not sent to other sites (S-26). */
export function headers() {
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  };
}

/** Without the token: the address is a secret. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return missingMeta(error);
  const { idiom, origin, view } = loaderData;
  const title = `${textsOf(idiom).preview.title}: ${view.offer.title}`;
  return pageMeta({ title, origin, path: '/oferta/verificar', hidden: true });
}

/** The reviewer's preview (ROUT-06). */
export default function Preview({ loaderData }: Route.ComponentProps) {
  return <PreviewPage view={loaderData.view} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return missing ? <MissingPreview /> : <MissingPage missing={false} error={error} />;
}
