import type { Sha256Hex } from '../../trading/auctions/ledger/ledger-chain.ts';
import { canonicalJson, type Json } from './canonical-json.ts';

/** The field of the facts that holds the hash of the personal data. */
export const PERSONAL_HASH_FIELD = 'dadosPessoais';

/** A purchase as it was made, hashed (rule 0.33). Texts are stored as they were hashed. */
export interface PurchaseSnapshot {
  /** Canonical JSON of everything but personal data, with the hash of that data. */
  readonly facts: string;
  /** SHA-256 of `facts`. */
  readonly hash: string;
  /** Canonical JSON of buyer and destination; null once erased, with the salt. */
  readonly personal: string | null;
  readonly salt: string | null;
}

/**
 * Creates the snapshot of a purchase: one hash over everything. Personal data is included as a hash with its own salt, so that it can be
 * erased together with the salt, and the rest remains provable while nobody can guess the person.
 */
export function sealSnapshot(
  given: {
    readonly facts: { readonly [name: string]: Json };
    readonly personal: Json;
    /** Random, never used before. */
    readonly salt: string;
  },
  sha256Hex: Sha256Hex,
): PurchaseSnapshot & { readonly personal: string; readonly salt: string } {
  const personal = canonicalJson(given.personal);
  const facts = canonicalJson({
    ...given.facts,
    [PERSONAL_HASH_FIELD]: personalHash(given.salt, personal, sha256Hex),
  });
  return { facts, hash: sha256Hex(facts), personal, salt: given.salt };
}

/** The result of verifying a snapshot: intact, intact except for erased personal data, or changed. */
export type SnapshotVerdict = 'intact' | 'intact-without-person' | 'facts-changed' | 'person-changed';

/** Verifies a snapshot against its hash. */
export function verifySnapshot(snapshot: PurchaseSnapshot, sha256Hex: Sha256Hex): SnapshotVerdict {
  const { facts, hash, personal, salt } = snapshot;
  if (sha256Hex(facts) !== hash) return 'facts-changed';
  if (personal === null || salt === null) return 'intact-without-person';
  return hashOfPerson(facts) === personalHash(salt, personal, sha256Hex) ? 'intact' : 'person-changed';
}

function personalHash(salt: string, personal: string, sha256Hex: Sha256Hex): string {
  return sha256Hex(`${salt}|${personal}`);
}

function hashOfPerson(facts: string): unknown {
  const read: unknown = JSON.parse(facts);
  if (typeof read !== 'object' || read === null) return null;
  return Object.entries(read).find(([name]) => name === PERSONAL_HASH_FIELD)?.[1] ?? null;
}
