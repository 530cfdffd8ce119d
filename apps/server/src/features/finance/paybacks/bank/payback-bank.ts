import { returnable } from '@patio/domain/finance/book/book-account.ts';
import type { OwedBack } from '@patio/domain/finance/paybacks/return-bank.ts';
import { paybackBankPlace } from '@patio/domain/finance/paybacks/payback-bank-place.ts';
import type { BankData } from '@patio/domain/sales/cancellations/bank-data.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { seal, unseal } from '../../../../platform/secrets/seal.ts';
import { parseBankData } from '../../../sales/cancellations/public.ts';
import { positionsOf } from '../../book/public.ts';
import { chargesOf } from '../../charges/public.ts';
import { givenUpCameBack } from '../owed-money.ts';
import { paybacksOf, type NamedPayback } from '../paybacks.store.ts';
import { paybackBank } from './banks.store.ts';

/** Encrypts the account to which money of a purchase goes back. */
export const sealPaybackBank = (
  { config }: Pick<ServerDeps, 'config'>,
  purchase: number,
  data: BankData,
): Buffer => seal(config.secretKey, paybackBankPlace(purchase), JSON.stringify(data));

/** Decrypts it; null if it was encrypted with a missing key. */
export function openPaybackBank(
  { config, logger }: Pick<ServerDeps, 'config' | 'logger'>,
  purchase: number,
  sealed: Buffer,
): BankData | null {
  try {
    return parseBankData(unseal(config, paybackBankPlace(purchase), sealed));
  } catch (error) {
    logger.error({ err: error, purchase }, 'the bank data of a payback cannot be opened');
    return null;
  }
}

/** The same as of a deposit, with what the buyer was asked for. */
interface OwedPurchase extends OwedBack {
  readonly open: NamedPayback | null;
  readonly bank: Awaited<ReturnType<typeof paybackBank>>;
}

/** What is owed back of a purchase now, and how far it is, as of deposits. */
export async function owedPurchase(queries: Queries, purchase: number): Promise<OwedPurchase> {
  const charges = await chargesOf(queries, purchase);
  const positionOf = await positionsOf(
    queries,
    charges.map(({ code }) => code),
  );
  const bank = await paybackBank(queries, purchase);
  const open = (await paybacksOf(queries, purchase)).find(
    ({ state }) => state === 'proposed' || state === 'sending',
  );
  return {
    owed: charges.reduce((sum, { code }) => sum + returnable(positionOf(code).balances), 0),
    asked: bank !== undefined,
    given: bank !== undefined && bank.given_at !== null,
    givenUp: givenUpCameBack({ charges, positionOf }),
    open: open ?? null,
    bank,
  };
}

/** The account that the buyer of a purchase gave when they were asked for what is owed now, and since when it is there; null: none, or it cannot be decrypted. */
export async function givenBank(
  deps: Pick<ServerDeps, 'config' | 'logger'>,
  queries: Queries,
  purchase: number,
): Promise<{ readonly data: BankData; readonly at: number } | null> {
  const bank = await paybackBank(queries, purchase);
  if (!bank?.bank_data || bank.given_at === null) return null;
  const data = openPaybackBank(deps, purchase, bank.bank_data);
  return data === null ? null : { data, at: bank.given_at };
}

/** Whether the account of a purchase is the one that a user read, by the instant since when it is there; so if there is none. */
export async function isOfBank(
  queries: Queries,
  purchase: number,
  seen: string | null | undefined,
): Promise<boolean> {
  const given = (await paybackBank(queries, purchase))?.given_at ?? null;
  return given === null || isoInstant(given) === seen;
}
