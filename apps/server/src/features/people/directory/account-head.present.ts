import type { AccountBlock } from '@patio/contract/people/blocks/account-block.ts';
import type { AccountHead } from '@patio/contract/people/directory/account-head.ts';
import { wireName } from '@patio/contract/identity/accounts/profile.ts';
import { ALWAYS_FIELDS, MAYBE_FIELDS } from '@patio/domain/identity/accounts/account-fields.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { trustLevel } from '@patio/domain/people/trust/trust-level.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { birthToWire } from '../../identity/accounts/public.ts';
import type { CountsRow, HeadRow } from './account-head.store.ts';

const SHOWN_DIGITS = 4;

const orNull = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** A CPF or CNPJ by its last characters: enough to compare with what a caller says. */
export function maskedDocument(document: string | null): string | null {
  return document === null ? null : `•••${document.slice(-SHOWN_DIGITS)}`;
}

/** An account as staff see it, with the block that holds. */
export function presentHead(row: HeadRow, counts: CountsRow, block: AccountBlock | null): AccountHead {
  return {
    codigo: row.id,
    nome: `${row.name} ${row.surname}`.trim(),
    tipoPerfilFlag: row.kind,
    perfil: row.profile_code,
    dados: {
      ...keyed(ALWAYS_FIELDS, wireName, ({ column }) => row[column]),
      ...keyed(MAYBE_FIELDS, wireName, (field) => {
        const text = row[field.column];
        if (!('read' in field) || text === null) return text;
        return field.read === 'birth' ? birthToWire(text) : maskedDocument(text);
      }),
    },
    isento: row.state_registration_exempt,
    endereco: row.address,
    aceitaEmails: row.accepts_mail,
    idioma: row.idiom,
    criadaEm: isoInstant(row.created_at),
    ultimoAcessoEm: orNull(row.last_access_at),
    emailConfirmadoEm: orNull(row.email_confirmed_at),
    verificadaEm: orNull(row.identity_verified_at),
    caucao: reaisFromCentavos(row.deposit_cents),
    nivel: trustLevel({
      emailConfirmed: row.email_confirmed_at !== null,
      identityVerified: row.identity_verified_at !== null,
      deposit: row.deposit_cents + row.paid_deposit_cents,
    }),
    bloqueadaEm: orNull(row.blocked_at),
    bloqueio: block,
    impedidaEm: orNull(row.listed_at),
    apagadaEm: orNull(row.erased_at),
    papel: row.staff_role,
    loja: row.partner_id === null ? null : { codigo: row.partner_id, nome: row.partner_name ?? '' },
    segundaEtapa: row.has_second_step,
    contagens: {
      lances: counts.bids,
      propostas: counts.proposals,
      comprasEmAndamento: counts.running_purchases,
      compras: counts.purchases,
      pedidosDeDados: counts.requests,
      suspeitas: counts.flags,
    },
    verificacaoPendente: counts.verification,
  };
}
