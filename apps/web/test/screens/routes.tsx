import type { ComponentType } from 'react';
import {
  RouterContextProvider,
  useLoaderData,
  useMatches,
  useParams,
  useRouteError,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router';
import { inject } from 'vitest';
import { apiContext, nonceContext, originContext } from '../../src/platform/api/contexts.ts';
import { sendFromBrowser } from './send-from-browser.ts';
import { VisitorRequest } from './visitor-request.ts';

interface LoaderInput {
  readonly request: Request;
  readonly url: URL;
  readonly params: LoaderFunctionArgs['params'];
  readonly context: Readonly<RouterContextProvider>;
}

interface ClientLoaderInput extends LoaderInput {
  readonly serverLoader: () => Promise<unknown>;
}

/** A module of a route, as far as a screen needs it. */
interface RouteModule {
  readonly default?: ComponentType<object>;
  readonly loader?: (input: LoaderInput) => unknown;
  readonly clientLoader?: (input: ClientLoaderInput) => unknown;
  readonly action?: (input: LoaderInput) => unknown;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
  readonly ErrorBoundary?: ComponentType<object>;
}

const modules = import.meta.glob<RouteModule>(['../../src/root.tsx', '../../src/routes/**/*.tsx']);

/** Every route of the product as the browser's router takes it; loaders run here as they do on the server. */
export function childRoutes(): RouteObject[] {
  return inject('routes').map(({ path, index, file }) => {
    const lazy = async () => screenOf(await moduleOf(file));
    return index === true ? { index: true, lazy } : { ...(path === undefined ? {} : { path }), lazy };
  });
}

/** The frame around every page, as the browser's router takes it. */
export async function frameRoute(): Promise<Screen> {
  return screenOf(await moduleOf('root.tsx'));
}

async function moduleOf(file: string): Promise<RouteModule> {
  const load = modules[`../../src/${file}`];
  if (load === undefined) throw new Error(`There is no module for the route ${file}.`);
  return load();
}

type Screen = Pick<RouteObject, 'loader' | 'action' | 'Component' | 'shouldRevalidate' | 'ErrorBoundary'>;

/** What the router needs of a module of a route. */
function screenOf(module: RouteModule): Screen {
  const { action, shouldRevalidate } = module;
  return {
    ...componentsOf(module),
    loader: loaderOf(module),
    ...(action === undefined ? {} : { action: (args) => action(serverInput(args)) }),
    ...(shouldRevalidate === undefined ? {} : { shouldRevalidate }),
  };
}

function componentsOf({ default: Shown, ErrorBoundary: Failed }: RouteModule): Screen {
  function Component() {
    const props = { loaderData: useLoaderData<unknown>(), params: useParams(), matches: useMatches() };
    return Shown === undefined ? null : <Shown {...props} />;
  }
  function ErrorBoundary() {
    const props = { error: useRouteError(), params: useParams() };
    return Failed === undefined ? null : <Failed {...props} />;
  }
  return Failed === undefined ? { Component } : { Component, ErrorBoundary };
}

/** The loader of the browser where a page has one, once the page is open; else that of the server. */
function loaderOf({ loader, clientLoader }: RouteModule): LoaderFunction {
  const load = (args: LoaderFunctionArgs): unknown => loader?.(serverInput(args)) ?? null;
  if (clientLoader === undefined) return load;
  return (args) =>
    document.documentElement.dataset['ready'] === 'true'
      ? clientLoader({ ...serverInput(args), serverLoader: async () => load(args) })
      : load(args);
}

function serverInput({ request, params }: LoaderFunctionArgs): LoaderInput {
  const context = new RouterContextProvider();
  context.set(nonceContext, '');
  context.set(apiContext, sendFromBrowser);
  context.set(originContext, location.origin);
  return { request: new VisitorRequest(request), url: new URL(request.url), params, context };
}
