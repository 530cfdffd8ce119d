import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, ScrollRestoration, type RouteObject } from 'react-router';
import { cookieOf } from '../../src/platform/api/cookies.ts';
import { idiomFrom, langOf } from '../../src/platform/i18n/idiom.ts';
import { IdiomContext } from '../../src/platform/i18n/texts.ts';
import { childRoutes, frameRoute } from './routes.tsx';

interface Opened {
  readonly tree: Root;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

let opened: Opened | null = null;

/**
 * Opens an address of the product in this browser and settles when its screen is there: loaders have run, effects too. The screen is
 * rendered by the browser alone; what the server renders and how it is taken over is for journeys to prove.
 */
export async function openScreen(address: string): Promise<void> {
  closeScreen();
  const routes = await productRoutes();
  history.replaceState(null, '', address);
  const asked = new URL(location.href).searchParams.get('idiom');
  const idiom = idiomFrom(asked ?? cookieOf(document.cookie, 'idiom'));
  document.documentElement.lang = langOf(idiom);
  const router = createBrowserRouter(routes, { hydrationData: {} });
  await routed(router);
  const place = document.body.appendChild(document.createElement('div'));
  const tree = createRoot(place);
  opened = { tree, router };
  // Without strict mode, which runs every effect twice while developing: calls and events are counted as in the product.
  tree.render(
    <IdiomContext value={idiom}>
      <RouterProvider router={router} />
    </IdiomContext>,
  );
  await taken();
}

/** Goes to another address of the product as a step in the history of this tab does: what is open stays. */
export function goneTo(address: string): void {
  history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Takes the screen away, as closing its tab would. */
export function closeScreen(): void {
  opened?.tree.unmount();
  if (opened !== null) {
    opened.router.dispose();
    // What the screen still waits for, a sign-out for example, leads nowhere any more.
    opened.router.navigate = () => Promise.resolve();
  }
  opened = null;
  document.body.replaceChildren();
  delete document.documentElement.dataset['ready'];
}

async function productRoutes(): Promise<RouteObject[]> {
  const { Component: Frame, ...frame } = await frameRoute();
  return [
    {
      id: 'root',
      ...frame,
      Component: Frame === undefined || Frame === null ? null : () => framed(<Frame />),
      HydrateFallback: () => null,
      children: childRoutes(),
    },
  ];
}

function framed(frame: ReactNode): ReactNode {
  return (
    <>
      {frame}
      <ScrollRestoration />
    </>
  );
}

function routed(router: Opened['router']): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Settles when the frame says that the page answers to clicks. */
function taken(): Promise<void> {
  const isTaken = (): boolean => document.documentElement.dataset['ready'] === 'true';
  return new Promise((resolve) => {
    if (isTaken()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isTaken()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, { attributes: true });
    return undefined;
  });
}
