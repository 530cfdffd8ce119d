import type { Route } from './+types/politica-privacidade';
import { loadPolicy } from '../features/privacy/load-policy.ts';
import { PolicyPage } from '../features/privacy/policy-page.tsx';
import { originContext } from '../platform/api/contexts.ts';
import { loaderApi } from '../platform/api/loader-api.ts';
import { pageMeta } from '../platform/head/page-meta.ts';

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPolicy(loaderApi(args), 'customer');
  return { ...loaded, origin: args.context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title, description } = loaderData.policy;
  return pageMeta({ title, description, origin: loaderData.origin, path: '/politica-privacidade' });
}

/** The privacy policy for who visits and buys (ROUT-15). */
export default function CustomerPolicy({ loaderData: { policy, html } }: Route.ComponentProps) {
  return <PolicyPage policy={policy} html={html} />;
}
