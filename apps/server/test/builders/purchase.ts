import { hashOf } from '../../src/features/identity/sessions/public.ts';
import { recordPurchase } from '../../src/features/sales/purchases/public.ts';
import type { TestServer } from '../test-server.ts';
import { buildAuctionedOffer } from './auctioned-offer.ts';

interface PurchaseTraits {
  readonly status: 'V' | 'C' | 'L' | 'X';
  /** When the offer ends, or would have ended; epoch milliseconds. */
  readonly endAt: number;
  /** Columns of the purchase beside those of its beginning; dates in epoch milliseconds. */
  readonly columns: Readonly<Record<string, number | boolean | string | null>>;
}

/** An offer past its end that a user has bought for R$ 12.000,00, awaiting contact by default. Returns its code. */
export async function buildPurchasedOffer(
  { deps, clock }: TestServer,
  accountId: number,
  given: Partial<PurchaseTraits> = {},
): Promise<number> {
  const now = clock.now();
  const { status = 'V', endAt = now, columns = {} } = given;
  const offerCode = await buildAuctionedOffer(deps.database, now, { status: 'V', endAt });
  await deps.database.transact(async (transaction) => {
    const terms = { freight: 'N', addressCode: null, referrerId: null } as const;
    const origin = 'buy' as const;
    await recordPurchase(deps, transaction, {
      offerCode,
      accountId,
      origin,
      value: 1_200_000,
      terms,
      at: now,
    });
    await transaction.run(
      {
        name: `build-purchase-${hashOf(Object.keys(columns).join()).toString('hex').slice(0, 16)}`,
        text: `with moved as (update offer set status = $2 where code = $1)
               update purchase set status = $2 ${Object.keys(columns)
                 .map((name, index) => `, ${name} = $${index + 3}`)
                 .join('')} where offer_code = $1`,
      },
      [
        offerCode,
        status,
        ...Object.entries(columns).map(([name, value]) =>
          name.endsWith('_at') && typeof value === 'number' ? new Date(value) : value,
        ),
      ],
    );
  });
  return offerCode;
}
