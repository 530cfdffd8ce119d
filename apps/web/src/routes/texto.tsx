import { getText } from '@patio/contract/content/get-text.ts';
import type { Route } from './+types/texto';
import { originContext } from '../platform/api/contexts.ts';
import { loaderApi } from '../platform/api/loader-api.ts';
import { pageMeta } from '../platform/head/page-meta.ts';

const KEYS: ReadonlySet<string> = new Set([
  'empresa',
  'vix',
  'termos_app',
  'termos',
  'pessoa',
  'lojista',
  'colaborador',
  'condicaouso',
  'vendas',
  'avisoslegais',
  'mapa',
]);

/** Loads a text of the site; an unknown key shows nothing (TEXT-01 to TEXT-03). */
export async function loader(args: Route.LoaderArgs) {
  const { page } = args.params;
  const text = KEYS.has(page) ? await loaderApi(args).attempt(getText, { params: { key: page } }) : null;
  return { page, text, origin: args.context.get(originContext) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { text, page, origin } = loaderData;
  return pageMeta({ title: text?.description ?? '', origin, path: `/texto/${page}`, hidden: text === null });
}

/** A static text. */
export default function Text({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <article className="mx-auto min-h-[50vh] max-w-3xl px-4 py-10">
      {text === null ? null : (
        <>
          <h1 className="text-2xl font-bold">{text.description}</h1>
          {/* The server cleans the texts of the house when they are saved. */}
          <div className="prose mt-4 text-ink-2" dangerouslySetInnerHTML={{ __html: text.html }} />
        </>
      )}
    </article>
  );
}
