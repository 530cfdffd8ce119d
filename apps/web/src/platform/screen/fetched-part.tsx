import { use, type ComponentType } from 'react';
import { beforehand } from './beforehand.ts';
import { fetchOnce } from './fetch-once.ts';

/**
 * A component whose code is fetched apart. Its root element has `data-part={name}`: where the server has written it into the page, the code
 * is there before the page is taken over, since React loses a click on what waits for its code.
 */
export function fetchedPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetched = fetchOnce(load);
  beforehand(() => document.querySelector(`[data-part=${name}]`) !== null, fetched);
  return function FetchedPart(props: Props) {
    const Part = use(fetched());
    return <Part {...props} />;
  };
}
