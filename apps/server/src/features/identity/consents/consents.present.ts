import type { ConsentRecord } from '@patio/contract/identity/consents/record-consent.ts';
import { OPTIONAL_KINDS } from '@patio/domain/identity/consents/consent.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ConsentRow } from './consents.store.ts';

/** A stored answer in the format of calls. */
export function presentConsent(row: ConsentRow): ConsentRecord {
  return {
    versao: row.policy_version,
    permitidos: OPTIONAL_KINDS.filter((kind) => row[kind]),
    quando: isoInstant(row.given_at),
  };
}
