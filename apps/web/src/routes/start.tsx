import { redirect } from 'react-router';
import type { Route } from './+types/start';

/** "/" leads to home; the query is kept (C-07). */
export function loader({ request }: Route.LoaderArgs): Response {
  const { searchParams } = new URL(request.url);
  // The framework's own mark on a request for data.
  searchParams.delete('_routes');
  const query = searchParams.toString();
  return redirect(query === '' ? '/home' : `/home?${query}`);
}
