import { data } from 'react-router';
import { MissingPage } from '../platform/shell/missing-page.tsx';
import { missingMeta } from '../platform/head/missing-meta.ts';

/** Any address that is not a screen (ROUT-27). */
export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return missingMeta();
}

export default function NotFound() {
  return <MissingPage missing />;
}
