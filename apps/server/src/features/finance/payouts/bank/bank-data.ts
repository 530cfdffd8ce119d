import { z } from 'zod';
import type { ServerDeps } from '../../../../deps.ts';
import { seal, unseal } from '../../../../platform/secrets/seal.ts';

/** The account of a store at a bank. */
const storeBank = z.object({
  bank: z.string(),
  branch: z.string(),
  account: z.string(),
  pix: z.string().nullable(),
});
export type StoreBank = z.output<typeof storeBank>;

/** The place that sealed data is bound to: it cannot be decrypted as that of another store. */
export const storeBankPlace = (store: number): string => `store-bank:${store}`;

/** Encrypts the account of a store. */
export const sealStoreBank = (
  { config }: Pick<ServerDeps, 'config'>,
  store: number,
  data: StoreBank,
): Buffer => seal(config.secretKey, storeBankPlace(store), JSON.stringify(data));

/** Decrypts it; null if it was encrypted with a missing key. */
export function openStoreBank(
  { config, logger }: Pick<ServerDeps, 'config' | 'logger'>,
  store: number,
  sealed: Buffer,
): StoreBank | null {
  try {
    return storeBank.parse(JSON.parse(unseal(config, storeBankPlace(store), sealed)));
  } catch (error) {
    logger.error({ err: error, store }, 'the account of a store cannot be opened');
    return null;
  }
}

const SHOWN = 4;

/** The bank and the last characters of the account, for lists. */
export const shownBank = ({ bank, account }: StoreBank): string =>
  `${bank} ····${account.replaceAll(/[^0-9a-z]/gi, '').slice(-SHOWN)}`;
