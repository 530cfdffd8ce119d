import { useRouteLoaderData } from 'react-router';
import type { RootData } from './load-frame.ts';

/** What the root loaded; undefined when it could not. */
export function useRoot(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
