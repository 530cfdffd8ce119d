import type { Location } from 'react-router';

/** The same page in another language (I18N-02): what was searched, filtered or opened stays as it is. */
export function idiomAddress(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  sigla: string,
): string {
  const query = new URLSearchParams(search);
  query.set('idiom', sigla);
  return `${pathname}?${query.toString()}`;
}
