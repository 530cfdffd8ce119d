import type { OfferOptions } from './options.ts';
import { numberOf, type World } from './world.ts';

/** A purchase that a journey asks for. */
export interface PurchaseOptions {
  readonly status?: 'V' | 'C' | 'L' | 'X';
  readonly offer?: OfferOptions;
  /** How many days ago it was bought. */
  readonly daysAgo?: number;
  /** Columns of the purchase beside those of its beginning. */
  readonly columns?: Readonly<Record<string, string | boolean>>;
}

/** Saves an offer that a user has bought for R$ 10.000,00, and answers its code. */
export async function purchasedOffer(
  world: World,
  accountId: number,
  { status = 'V', offer = {}, daysAgo = 0, columns = {} }: PurchaseOptions = {},
): Promise<number> {
  const code = await world.offer({ status: 'V', endsInSeconds: 0, ...offer });
  await world.query('update offer set status = $2 where code = $1 returning code', [code, status]);
  const names = Object.keys(columns);
  await world.query(
    `insert into purchase (offer_code, account_id, origin, value_cents, status, freight, created_at, awaiting_contact_at
       ${names.map((name) => `, ${name}`).join('')})
     values ($1, $2, 'buy', 1000000, $3, 'N', now() - make_interval(days => $4), now()
       ${names.map((_, index) => `, $${index + 5}`).join('')}) returning code`,
    [code, accountId, status, daysAgo, ...Object.values(columns)],
  );
  return code;
}

/** Invites this person to a survey about a purchase of theirs, as the house would; answers its address. */
export async function surveyAddress(
  world: World,
  accountId: number,
  occasion: 'completed' | 'cancelled' | 'lost' = 'completed',
): Promise<string> {
  const offer = await purchasedOffer(world, accountId, { status: 'X' });
  const deal = numberOf(
    await world.value('code', 'select code from purchase where offer_code = $1', [offer]),
  );
  const guid = await world.value(
    'guid',
    `insert into survey_invitation (survey_guid, deal_code, offer_code, account_id)
     select guid, $2, $3, $4 from survey where occasion = $1 returning guid`,
    [occasion, deal, offer, accountId],
  );
  return `/survey/?guid=${String(guid)}&lance_id=${deal}`;
}
