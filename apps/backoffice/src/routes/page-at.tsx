import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { GuardedPage } from '../platform/shell/guarded-page.tsx';

// The pages and what they need are loaded with the first of them: the door needs none of it.

/** The page at a path of `PAGES`, for those who may make the call that it needs; its code is loaded when it is opened. */
export function pageAt(path: string, load: () => Promise<ComponentType>): RouteObject {
  return recordAt(path, () => needsOf(path), load);
}

async function needsOf(path: string): Promise<RouteDefinition> {
  const { PAGES } = await import('../platform/shell/pages/pages.ts');
  const needs = PAGES.find((page) => page.path === path)?.needs ?? null;
  if (needs === null) throw new Error(`No page at ${path} needs a call.`);
  return needs;
}

/** The page of one record, for those who may make the call that reads it. */
export function recordAt(
  path: string,
  loadNeeds: () => Promise<RouteDefinition>,
  load: () => Promise<ComponentType>,
): RouteObject {
  const lazy = async () => {
    const [needs, Page] = await Promise.all([loadNeeds(), load()]);
    return {
      Component: () => (
        <GuardedPage needs={needs}>
          <Page />
        </GuardedPage>
      ),
    };
  };
  return { path, lazy };
}
