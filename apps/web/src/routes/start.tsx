import { redirect } from 'react-router';
import type { Route } from './+types/start';

/** "/" redirects to home; the query is kept (C-07). */
export function loader({ url: { searchParams } }: Route.LoaderArgs): Response {
  const query = searchParams.toString();
  return redirect(query === '' ? '/home' : `/home?${query}`);
}
