import { turnOffSavedSearch } from '@patio/contract/catalogue/saved-searches/turn-off-saved-search.ts';
import type { Route } from './+types/desligar-busca';
import { TurnOffPage } from '../../features/catalogue/saved-searches/turn-off-page.tsx';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { textsOf, useTexts } from '../../platform/i18n/texts.ts';
import { followMailLink } from '../../platform/mail-link/follow-mail-link.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return { idiom: idiomOfRequest(request), origin: context.get(originContext) };
}

/** The form of a page without JavaScript. */
export function action(args: Route.ActionArgs) {
  const { token } = args.params;
  return followMailLink(
    async () => (await loaderApi(args).call(turnOffSavedSearch, { params: { token } })).nome,
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const title = textsOf(loaderData.idiom).savedSearches.turnOffTitle;
  return pageMeta({ title, origin: loaderData.origin, path: '/buscas-salvas/', hidden: true });
}

/** Turns off the alerts of a saved search, by the link in a mail. */
export default function TurnOffSearch({ params: { token }, actionData }: Route.ComponentProps) {
  const { savedSearches: texts } = useTexts();
  return (
    <div className="mx-auto max-w-[640px] px-4 py-10">
      <h1 className="mb-5 text-2xl font-bold">{texts.turnOffTitle}</h1>
      <TurnOffPage token={token} sent={actionData} />
    </div>
  );
}
