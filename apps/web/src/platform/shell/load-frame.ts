import { listCategories, type Category } from '@patio/contract/catalogue/catalogue/list-categories.ts';
import { listIdioms } from '@patio/contract/catalogue/content/list-idioms.ts';
import { getPartner, type PartnerDetails } from '@patio/contract/stores/partners/get-partner.ts';
import { getMe } from '@patio/contract/identity/sessions/get-me.ts';
import { redirect } from 'react-router';
import type { LoaderApi } from '../api/loader-api.ts';
import { memoryFor } from '../api/remember.ts';
import type { Idiom } from '../i18n/idiom.ts';
import { withoutToken, type SessionUser } from '../session/session-user.ts';

export interface IdiomChoice {
  readonly sigla: 'PTBR' | 'EN';
  readonly descricao: string;
  readonly svg: string;
}

/** The data in the frame of every page. */
export interface Frame {
  readonly categories: readonly Category[];
  readonly idioms: readonly IdiomChoice[];
  readonly partner: PartnerDetails | null;
  readonly user: SessionUser | null;
}

/** The part around the page. */
export type ShellFrame = Pick<Frame, 'categories' | 'idioms' | 'partner'>;

/** What the root route loads. */
export interface RootData extends Frame {
  readonly idiom: Idiom;
  /** The store of a URL that leads to no screen; null for all other URLs. */
  readonly lostIn: string | null;
  /** Protocol and host of this storefront. */
  readonly origin: string;
}

const MINUTE = 60_000;
const categoriesMemory = memoryFor<Category[]>(MINUTE);
const idiomsMemory = memoryFor<IdiomChoice[]>(MINUTE);
const partnerMemory = memoryFor<PartnerDetails>(MINUTE / 2);

const PORTUGUESE_ONLY: readonly IdiomChoice[] = [{ sigla: 'PTBR', descricao: 'Português', svg: '' }];

/** Loads the frame. Throws a redirect to home if the URL names an unknown store (ROUT-31). */
export async function loadFrame(api: LoaderApi, url: URL): Promise<Frame> {
  const [categories, idioms, partner, user] = await Promise.all([
    loadCategories(api),
    idiomsMemory(api.idiom, () => api.attempt(listIdioms)),
    loadPartner(api),
    api.token === null ? null : api.attempt(getMe),
  ]);
  if (api.partner !== null && partner === null && isInside(url)) throw redirect('/home');
  return {
    categories: categories ?? [],
    idioms: idioms ?? PORTUGUESE_ONLY,
    partner,
    user: user === null ? null : withoutToken(user.data),
  };
}

/** The store at the start of a URL that leads to no screen, so that its links stay there; null outside stores. */
export async function storeOfLostAddress(
  rest: string | undefined,
  apiOf: (store: string) => LoaderApi,
): Promise<string | null> {
  const name = rest?.split('/', 1)[0] ?? '';
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) return null;
  return (await loadPartner(apiOf(name))) === null ? null : name;
}

/** The categories, cached for a minute; null if they could not be loaded. */
export function loadCategories(api: LoaderApi): Promise<readonly Category[] | null> {
  return categoriesMemory(`${api.idiom} ${api.content}`, () => api.attempt(listCategories));
}

/** The store of the URL; null if there is none with that name. */
export async function loadPartner(api: LoaderApi): Promise<PartnerDetails | null> {
  if (api.partner === null) return null;
  const found = await partnerMemory(`${api.partner} ${api.idiom} ${api.content}`, () =>
    api.attempt(getPartner),
  );
  return found === null || found.id === null ? null : found;
}

function isInside({ pathname }: URL): boolean {
  return pathname.split('/').filter(Boolean).length > 1;
}
