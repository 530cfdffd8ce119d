import type { Route } from './+types/acessibilidade';
import { Statement } from '../../features/people/accessibility/statement.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { storeOf } from '../../platform/head/store-of.ts';
import { house } from '../../platform/house/house.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { textsOf } from '../../platform/i18n/texts.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return { idiom: idiomOfRequest(request), origin: context.get(originContext) };
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { idiom, origin } = loaderData;
  const { title, description } = textsOf(idiom).accessibility;
  const store = storeOf(params.partner, matches[0].loaderData?.partner);
  return pageMeta({
    title,
    description,
    origin,
    path: `${store === null ? '' : `/${store.slug}`}/acessibilidade`,
    idiom,
    brand: store?.name ?? house().name,
  });
}

/** The accessibility statement. */
export default function Accessibility() {
  return <Statement />;
}
