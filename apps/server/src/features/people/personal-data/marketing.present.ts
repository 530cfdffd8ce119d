import type { marketingConsent } from '@patio/contract/people/personal-data/get-personal-data.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { z } from 'zod';
import type { MarketingRow } from '../../identity/consents/public.ts';

const PLACES = { 'sign-up': 'cadastro', profile: 'perfil', 'personal-data': 'meus-dados' } as const;

/** An answer about offers by e-mail as the wire writes it. */
export function presentMarketing(row: MarketingRow): z.output<typeof marketingConsent> {
  return { aceita: row.accepted, versao: row.version, onde: PLACES[row.place], quando: isoInstant(row.at) };
}
