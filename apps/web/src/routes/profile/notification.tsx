import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/notification';
import { Inbox } from '../../features/messaging/notifications/inbox.tsx';
import { loadInbox } from '../../features/messaging/notifications/load-inbox.ts';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { textsOf, useTexts } from '../../platform/i18n/texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const inbox = await loadInbox(api, args.url);
  return { inbox, idiom: api.idiom, origin: args.context.get(originContext) };
}

/** Opening another notification loads nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title } = textsOf(loaderData.idiom).notifications;
  return pageMeta({ title, origin: loaderData.origin, path: '/notification/', hidden: true });
}

/** The notifications of the signed-in user (ROUT-18). */
export default function Notifications({ loaderData: { inbox } }: Route.ComponentProps) {
  const { notifications: texts } = useTexts();
  return (
    <div className="mx-auto max-w-[1214px] px-4 py-6 max-md:has-[[data-reading]]:pt-0">
      <h1 data-gives-way className="text-2xl font-bold">
        {texts.title}
      </h1>
      <Inbox inbox={inbox} />
    </div>
  );
}
