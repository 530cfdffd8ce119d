import { data, redirect } from 'react-router';
import type { Route } from './+types/partner';
import { loaderApi } from '../platform/api/loader-api.ts';
import { loadPartner } from '../platform/shell/load-frame.ts';
import { MissingPage } from '../platform/shell/missing-page.tsx';
import { missingMeta } from '../platform/head/missing-meta.ts';

/** A store's name alone redirects to its home; an unknown one is not found (C-04, ROUT-30). */
export async function loader(args: Route.LoaderArgs) {
  const partner = await loadPartner(loaderApi(args));
  return partner === null ? data(null, { status: 404 }) : redirect(`/${args.params.partner}/home`);
}

export function meta() {
  return missingMeta();
}

export default function UnknownStore() {
  return <MissingPage missing />;
}
