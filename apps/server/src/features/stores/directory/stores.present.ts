import type { StoreHead } from '@patio/contract/stores/directory/store-head.ts';
import type { StoreRow } from '@patio/contract/stores/directory/store-row.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { photoAddress } from '../partners/public.ts';
import type { StoreHeadRow, StoreListRow } from './stores-list.store.ts';

const SHOWN_DIGITS = 4;
const orNull = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** A store in the list of staff. */
export function presentStore(row: StoreListRow): StoreRow {
  return {
    codigo: row.id,
    nome: row.name,
    urlLoja: row.store,
    situacao: row.state,
    cidade: row.city,
    email: row.email,
    ofertas: row.offers,
    membros: row.members,
    cadastradaEm: isoInstant(row.since),
    dataMembro: orNull(row.member_since),
  };
}

type Reader = 'house' | 'store';

/** For whom a store is presented. */
export function readerOf({ staffRole }: Pick<Actor, 'staffRole'>): Reader {
  return staffRole === null ? 'store' : 'house';
}

/** A store as staff and its users see it; those do not learn who of the house decided. */
export function presentStoreHead(row: StoreHeadRow, reader: Reader): StoreHead {
  const { representative_document: cpf, owner_id: ownerId, standing_at: decidedAt } = row;
  return {
    ...presentStore(row),
    versao: row.version,
    razaoSocial: row.legal_name,
    cnpj: row.document,
    site: row.site,
    telefone: row.phone,
    emailConfirmadoEm: orNull(row.email_verified_at),
    responsavel: row.representative,
    cpfResponsavel: cpf === null ? null : `•••${cpf.slice(-SHOWN_DIGITS)}`,
    idioma: row.idiom,
    descricao: row.description,
    urlFoto: photoAddress(row.photo),
    endereco: row.address,
    codigoCidade: row.city_code,
    dono:
      ownerId === null ? null : { codigo: ownerId, nome: row.owner_name ?? '', email: row.owner_email ?? '' },
    decisao:
      decidedAt === null
        ? null
        : {
            motivo: row.standing_reason,
            por: reader === 'house' ? row.standing_by : null,
            em: isoInstant(decidedAt),
          },
    alcance: {
      ofertasAbertas: row.offers,
      ofertasParadas: row.stayed,
      participantes: row.bidders,
      propostas: row.proposals,
      compras: row.purchases,
    },
  };
}
