import { numberOf } from '../world/world.ts';
import { world } from './world.ts';

/** A banner of a test: without a word about it, it has no link and no button. */
export interface BannerOptions {
  readonly title: string;
  readonly position?: string;
  readonly link?: string;
  readonly buy?: boolean;
  readonly bid?: boolean;
  readonly other?: boolean;
  readonly offer?: number;
}

let category = 0;

/** Saves banners of a category of the house, another one each time, since pages remember them; answers the path of its home. */
export async function bannersOfHouse(banners: readonly BannerOptions[]): Promise<string> {
  category += 1;
  await world.query('delete from banner where category_code = $1 and partner_id is null returning guid', [
    category,
  ]);
  await saveBanners(banners, category, null);
  return `/home/${category}`;
}

/** Saves banners of a store of their own and answers the path of that store. */
export async function bannersAt(banners: readonly BannerOptions[]): Promise<string> {
  const store = `loja-${world.word().replaceAll(/[^a-z]/g, '')}`;
  const partner = numberOf(
    await world.value(
      'id',
      `insert into partner (store, name, status, member_since)
       values ($1, 'Loja de Banners', 'approved', '2025-03-01T12:00:00Z') returning id`,
      [store],
    ),
  );
  await saveBanners(banners, 0, partner);
  return `/${store}`;
}

async function saveBanners(
  wanted: readonly BannerOptions[],
  home: number,
  partner: number | null,
): Promise<void> {
  for (const [n, { title, position = 'EC', link = null, buy = false, ...options }] of wanted.entries()) {
    const { bid = false, other = false, offer = null } = options;
    await world.query(
      `insert into banner (guid, category_code, position, link, title, description, text_position, buy_button, bid_button, offer_code,
         other_button, other_link, other_text, partner_id, drawing)
       values ($1, $11, $2, $3, $4, 'Descrição de ' || $4, $5, $6, $7, $8, $9, '/texto/empresa', 'Saiba mais', $10,
         '{"kind":"banner","tone":"dusk","body":"hatch","seed":1}') returning guid`,
      [crypto.randomUUID(), n, link, title, position, buy, bid, offer, other, partner, home],
    );
  }
}
