import { z } from 'zod';
import type { SecretKeys } from '../../../../platform/secrets/secret-keys.ts';
import { seal, unseal } from '../../../../platform/secrets/seal.ts';

/** The location that an encrypted collector is bound to: it cannot be decrypted as that of another purchase. */
export const collectorPlace = (purchaseCode: number): string => `collector:${purchaseCode}`;

const collector = z.object({ name: z.string(), document: z.string(), authorisation: z.string() });

/** Who collected a vehicle. */
export type Collector = z.output<typeof collector>;

/** Encrypts who collected. */
export function sealCollector(keys: SecretKeys, purchaseCode: number, given: Collector): Buffer {
  return seal(keys.secretKey, collectorPlace(purchaseCode), JSON.stringify(given));
}

/** Reads who collected. */
export function openCollector(keys: SecretKeys, purchaseCode: number, sealed: Buffer): Collector {
  return collector.parse(JSON.parse(unseal(keys, collectorPlace(purchaseCode), sealed)));
}
