import { redirect } from 'react-router';
import type { Route } from './+types/start';

/** "/" leads to home; the query is kept (C-07). */
export function loader({ request }: Route.LoaderArgs): Response {
  return redirect(`/home${new URL(request.url).search}`);
}
