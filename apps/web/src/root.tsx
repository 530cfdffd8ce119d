import './app.css';
import letters from './styles/letters/geist-site.woff2?url';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  data,
  isRouteErrorResponse,
  useRouteError,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Route } from './+types/root';
import { originContext } from './platform/api/contexts.ts';
import { cookieText } from './platform/api/cookies.ts';
import { loaderApi, type LoaderArgs } from './platform/api/loader-api.ts';
import { unavailableIdiom } from './platform/api/unavailable.ts';
import { requestAllows } from './platform/consent/consent-cookie.ts';
import { preferenceSeconds } from './platform/consent/preference-cookies.ts';
import { HOLD_TAPS, READY } from './platform/forms/hold-taps.ts';
import { HOLD_FORMS } from './platform/forms/script-form.tsx';
import { HOUSE_META, house } from './platform/house/house.ts';
import { langOf } from './platform/i18n/idiom.ts';
import { IdiomContext } from './platform/i18n/texts.ts';
import { setPartner } from './platform/api/visitor-query.ts';
import { useStoreName } from './platform/partner/use-store-name.ts';
import { LateScripts } from './platform/scripts/late-scripts.tsx';
import { useNonce } from './platform/scripts/nonce.ts';
import { SettledContext, useSettling } from './platform/screen/settled.ts';
import { useHashAddress } from './platform/shell/use-hash-address.ts';
import { loadFrame, storeOfLostAddress, type RootData } from './platform/shell/load-frame.ts';
import { MissingPage } from './platform/shell/missing-page.tsx';
import { Shell } from './platform/shell/shell.tsx';
import { useRoot } from './platform/shell/use-frame.ts';
import { LateTray } from './features/catalogue/comparison/late-tray.tsx';
import { SessionProvider } from './platform/session/session.tsx';

/** Loads the page frame; `?idiom=` is stored in the cookie (I18N-03). */
export async function loader(args: Route.LoaderArgs) {
  const inStore = (partner: string): LoaderArgs => ({ ...args, params: { partner } });
  const lostIn = await storeOfLostAddress(args.params['*'], (store) => loaderApi(inStore(store)));
  const api = loaderApi(lostIn === null ? args : inStore(lostIn));
  const origin = args.context.get(originContext);
  const frame = await loadFrame(api, args.url);
  const headers = new Headers();
  if (args.url.searchParams.has('idiom')) {
    const remembered = requestAllows(args.request, 'functionality');
    const secure = origin.startsWith('https:');
    headers.append(
      'set-cookie',
      cookieText('idiom', api.idiom, { seconds: preferenceSeconds(remembered), secure }),
    );
  }
  const root: RootData = { ...frame, idiom: api.idiom, lostIn, origin };
  return data(root, { headers });
}

/** The frame is reloaded only when the store changes; the browser updates everything else in it. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  const isLost = currentParams['*'] !== undefined || nextParams['*'] !== undefined;
  return isLost || currentParams['partner'] !== nextParams['partner'];
}

/** The head of a page that could not be shown. */
export function meta() {
  return [{ title: house().name }];
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const error = useRouteError();
  const idiom = useRoot()?.idiom ?? unavailableIdiom(error) ?? 'PTBR';
  return (
    <html lang={langOf(idiom)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b6470" />
        <meta name={HOUSE_META} content={JSON.stringify(house())} />
        <link rel="preload" href={letters} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${HOLD_FORMS};${HOLD_TAPS}` }}
        />
      </head>
      <body>
        <IdiomContext value={idiom}>{children}</IdiomContext>
        <ScrollRestoration nonce={nonce} />
        <LateScripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const partner = useStoreName() ?? null;
  const settled = useSettling();
  useHashAddress();
  // Before the effects of the page, which make calls.
  useLayoutEffect(() => setPartner(partner), [partner]);
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
    window.dispatchEvent(new Event(READY));
  }, []);
  return (
    <SessionProvider initial={loaderData.user}>
      <SettledContext value={settled}>
        <Shell frame={loaderData}>
          <Outlet />
          <LateTray />
        </Shell>
      </SettledContext>
    </SessionProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRoot();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <SessionProvider initial={root?.user ?? null}>
      <Shell frame={root ?? { categories: [], idioms: [], partner: null }}>
        <MissingPage missing={missing} error={error} />
      </Shell>
    </SessionProvider>
  );
}
