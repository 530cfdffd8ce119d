import { data } from 'react-router';
import type { Route } from './+types/sem-javascript';
import { idiomOfRequest } from '../../platform/i18n/idiom.ts';
import { textsOf, useTexts } from '../../platform/i18n/texts.ts';

export function loader({ request }: Route.LoaderArgs) {
  return { idiom: idiomOfRequest(request) };
}

/** A form was submitted without its scripts: the input is not read. */
export function action() {
  return data(null, { status: 400 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return [{ title: textsOf(loaderData.idiom).shell.scriptlessTitle }, { name: 'robots', content: 'noindex' }];
}

/** Says politely that a form needs JavaScript. */
export default function Scriptless() {
  const { shell } = useTexts();
  return (
    <div className="mx-auto max-w-[640px] px-4 py-10">
      <h1 className="mb-5 text-2xl font-bold">{shell.scriptlessTitle}</h1>
      <p>{shell.scriptless}</p>
    </div>
  );
}
