import type { Route } from './+types/avisos';
import { AlertsPage } from '../../features/messaging/alerts/alerts-page.tsx';
import { loadAlerts } from '../../features/messaging/alerts/load-alerts.ts';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { textsOf, useTexts } from '../../platform/i18n/texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const alerts = await loadAlerts(api, args.url);
  return { alerts, idiom: api.idiom, origin: args.context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title } = textsOf(loaderData.idiom).alerts;
  return pageMeta({ title, origin: loaderData.origin, path: '/avisos/', hidden: true });
}

/** The signed-in user's alert settings. */
export default function Alerts({ loaderData: { alerts } }: Route.ComponentProps) {
  const { alerts: texts } = useTexts();
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:py-10">
      <h1 className="text-2xl font-bold">{texts.title}</h1>
      <p className="mt-1 mb-5 text-ink-2">{texts.intro}</p>
      <AlertsPage alerts={alerts} />
    </div>
  );
}
