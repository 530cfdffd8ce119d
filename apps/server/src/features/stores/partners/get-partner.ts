import type { getPartner as contract } from '@patio/contract/stores/partners/get-partner.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { parsePhone } from '@patio/domain/validation/phone.ts';
import { messagingNumber } from '@patio/domain/validation/shown-phone.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { partnerReader } from './partners.store.ts';
import { photoAddress } from './photo-address.ts';

const nobody = {
  id: null,
  nome: null,
  urlFoto: null,
  dataMembro: null,
  descricao: null,
  whatsapp: null,
} as const;

/** API-25: an approved store; everything is null for any other name (S-42). */
export const getPartner =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const partner = query.partner ? await partnerReader(database).byStore(query.partner) : undefined;
    if (!partner) return nobody;
    return {
      id: partner.id,
      nome: partner.name,
      urlFoto: photoAddress(partner.photo),
      dataMembro: isoInstant(partner.member_since),
      descricao: partner.description,
      whatsapp: parsePhone(partner.phone ?? '') && messagingNumber(partner.phone ?? ''),
    };
  };
