import { data } from 'react-router';
import { MissingPage } from '../platform/shell/missing-page.tsx';

/** Any address that is no screen (ROUT-27). */
export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return [{ title: '404' }, { name: 'robots', content: 'noindex' }];
}

export default function NotFound() {
  return <MissingPage missing />;
}
