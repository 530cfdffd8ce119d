import { builtPhoto, offerDraft, type OfferTraits } from '../builders/offer.ts';
import { saveOffers } from '../../src/features/catalogue/catalogue/public.ts';
import type { Database } from '../../src/platform/db/database.ts';

/** Numbers from 0 to `below`, the same for the same seed. */
export type Pick = (below: number) => number;

/** Ties are meant: prices, titles and ends are few. */
function traitsOf(pick: Pick, now: number, stores: readonly number[]): OfferTraits {
  const brand = pick(3) === 0 ? null : { brandCode: 1, modelCode: 1 };
  const photos = pick(3) === 0 ? [] : [builtPhoto()];
  const ownPhoto = pick(6) === 0 ? [builtPhoto({ profileCode: 7 })] : [];
  return {
    title: ['Uno', 'Ônibus', 'gol 1.0', 'Fiat Uno', 'Árvore'][pick(5)] ?? '',
    status: pick(4) === 0 ? 'V' : 'A',
    publishedAt: [null, now - 1000, now + 86_400_000][pick(3)] ?? null,
    createdAt: now - pick(20) * 1000,
    spotlight: pick(4) === 0,
    partnerId: pick(2) === 0 ? null : (stores[pick(stores.length)] ?? null),
    buyNowCents: pick(2) * (1 + pick(4)) * 100_000,
    photos: [...photos, ...ownPhoto],
    auction: { baseCents: (1 + pick(4)) * 100_000, endAt: now + 86_400_000 + pick(4) * 3_600_000 },
    vehicles: Array.from({ length: 1 + pick(2) }, () => ({
      categoryCode: 1,
      ...brand,
      plate: pick(2) === 0 ? null : `ABC1D${10 + pick(30)}`,
    })),
  };
}

const AUCTIONS = `update auction set (open, closed_at, outcome, price_cents, leader_id, leader_maximum_cents, bid_count) = (select
    offer_code % 3 > 0, case when offer_code % 3 = 0 then now() end, case when offer_code % 3 = 0 then 'unsold' end,
    price_cents + (offer_code % 4) * 50000, case when offer_code % 4 > 0 then $1::bigint end,
    case when offer_code % 4 > 0 then price_cents + 900000 end, offer_code % 4)`;
const STAYS = `insert into stay (offer_code, cause, reason, began_at, over_at, outcome)
  select code, 'offer', 'Em verificação', now(), case when code % 2 = 0 then now() end, case when code % 2 = 0 then 'released' end
  from offer where code % 5 = 0`;
const DRAFTS = `insert into offer_draft (code, partner_id, is_new, form, state, problem_count, created_by, created_at, changed_by, changed_at,
    sent_by, sent_at)
  select k.code, k.partner_id, k.is_new, jsonb_strip_nulls(jsonb_build_object('titulo', case when k.code % 3 > 0 or k.is_new then 'Uno novo ' || k.code % 2 end,
      'valorCompreJa', case when k.code % 4 > 0 then k.code % 5 * 1000.5 end, 'lanceInicial', case when k.code % 2 = 0 then 2500 end,
      'destaque', k.code % 3 = 0, 'fim', case when k.code % 2 = 0 then now() + interval '2 days' end,
      'fotos', case when k.code % 2 = 0 then '[]' else '[{"guid": "00000000-0000-4000-8000-000000000001"}]' end::jsonb,
      'veiculos', case when k.code % 7 > 0 then jsonb_build_array(jsonb_build_object('placa', 'ABC2E' || 10 + k.code % 30, 'marca', 1 + k.code % 2,
        'modelo', 1, 'categoria', 1)) else '[]' end)),
    (array['draft', 'waiting', 'returned'])[1 + k.code % 3], k.code % 3, $1, now(), $1, now() - k.code % 4 * interval '1 minute', $1, now()
  from (select code, partner_id, code % 2 = 0 as is_new from offer where code % 6 = 0
    union all select n, case when n % 2 = 0 then $2::bigint end, true from generate_series(900000, 900039) n) k`;

/** Offers and drafts in every state, as many as `count` and 40 drafts of no offer; `accountId` leads auctions and writes drafts. */
export async function staffOffers(
  database: Database,
  {
    pick,
    now,
    stores,
    accountId,
    count,
  }: Readonly<{ pick: Pick; now: number; stores: readonly number[]; accountId: number; count: number }>,
): Promise<void> {
  const drafts = Array.from({ length: count }, () => offerDraft(now, traitsOf(pick, now, stores)));
  await database.transact((transaction) => saveOffers(transaction, drafts));
  await database.run({ name: 'scene.auctions', text: AUCTIONS }, [accountId]);
  await database.run({ name: 'scene.stays', text: STAYS });
  await database.run({ name: 'scene.drafts', text: DRAFTS }, [accountId, stores[0] ?? null]);
}
