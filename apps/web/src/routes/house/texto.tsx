import { CallFailure } from '@patio/api-client/call-failure.ts';
import { getText } from '@patio/contract/catalogue/content/get-text.ts';
import { textPages } from '@patio/contract/catalogue/content/text-pages.ts';
import type { Route } from './+types/texto';
import { levelHeadings } from '../../features/catalogue/content/level-headings.ts';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { describe } from '../../platform/head/describe.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { storeOf } from '../../platform/head/store-of.ts';
import { house } from '../../platform/house/house.ts';
import { textsOf } from '../../platform/i18n/texts.ts';

const KEYS: ReadonlySet<string> = new Set(textPages);

/** Loads a text of the site; an unknown key shows nothing (TEXT-01 to TEXT-03), a failure shows an error. */
export async function loader(args: Route.LoaderArgs) {
  const { page } = args.params;
  const api = loaderApi(args);
  const text = KEYS.has(page) ? await api.call(getText, { params: { key: page } }).catch(nothing) : null;
  return { page, text, idiom: api.idiom, origin: args.context.get(originContext) };
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { text, page, origin, idiom } = loaderData;
  if (text === null) return [{ title: house().name }, { name: 'robots', content: 'noindex' }];
  const store = storeOf(params.partner, matches[0].loaderData?.partner);
  const brand = store?.name ?? house().name;
  return pageMeta({
    title: text.description,
    description: describe([textsOf(idiom).head.text(text.description, brand)]),
    origin,
    path: `${store === null ? '' : `/${store.slug}`}/texto/${page}`,
    idiom,
    brand,
  });
}

function nothing(failure: unknown): null {
  if (failure instanceof CallFailure && failure.status === 404) return null;
  throw failure;
}

/** A static text. */
export default function Text({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <article className="mx-auto min-h-[50vh] max-w-3xl px-4 py-10">
      {text === null ? null : (
        <>
          <h1 className="text-2xl font-bold">{text.description}</h1>
          {/* The server sanitizes the texts of the house when they are saved. */}
          <div
            className="prose mt-4 text-ink-2"
            dangerouslySetInnerHTML={{ __html: levelHeadings(text.html) }}
          />
        </>
      )}
    </article>
  );
}
