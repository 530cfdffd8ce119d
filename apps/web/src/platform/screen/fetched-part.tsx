import { use, type ComponentType } from 'react';
import { beforehand } from './beforehand.ts';
import { fetchOnce } from './fetch-once.ts';

/**
 * A component with lazily loaded code. Its root element has `data-part={name}`: if the server has rendered it, the code is loaded before
 * hydration, because React loses clicks on what waits for its code.
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
