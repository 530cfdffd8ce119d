import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';

/** What the root loaded; undefined when it could not. */
export function useRoot(): ReturnType<typeof useRouteLoaderData<typeof loader>> {
  return useRouteLoaderData<typeof loader>('root');
}
