import { data, redirect } from 'react-router';
import type { Route } from './+types/partner';
import { loaderApi } from '../platform/api/loader-api.ts';
import { loadPartner } from '../platform/shell/load-frame.ts';

/** A store's name alone leads to its home; an unknown one is no page (C-04, ROUT-30). */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const partner = await loadPartner(loaderApi(args));
  if (partner === null) throw data(null, { status: 404 });
  return redirect(`/${args.params.partner}/home`);
}
