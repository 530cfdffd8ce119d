import { useRouteLoaderData } from 'react-router';
import type { RootData } from './load-frame.ts';

/** The data of the root route; undefined if loading failed. */
export function useRoot(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
