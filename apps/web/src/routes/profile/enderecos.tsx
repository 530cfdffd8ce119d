import type { Route } from './+types/enderecos';
import { AddressBookPage } from '../../features/people/addresses/address-book-page.tsx';
import { loadAddressBook } from '../../features/people/addresses/load-address-book.ts';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { textsOf } from '../../platform/i18n/texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const api = loaderApi(args);
  const data = await loadAddressBook(api, args.url);
  return { data, idiom: api.idiom, origin: args.context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { addresses: title } = textsOf(loaderData.idiom).accountPages;
  return pageMeta({ title, origin: loaderData.origin, path: '/perfil/enderecos', hidden: true });
}

/** The addresses of the signed-in user. */
export default function Addresses({ loaderData: { data } }: Route.ComponentProps) {
  return <AddressBookPage data={data} />;
}
