import type { SecurityAccess, WireSecurityEvent } from '@patio/contract/identity/security/list-accesses.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { securityEventOf, type SecurityEvent } from '@patio/domain/identity/security/security-events.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { deviceWords } from './device-words.ts';
import type { SecurityEventRow } from './security-events.store.ts';

const wireEvents: Readonly<Record<SecurityEvent, WireSecurityEvent>> = {
  'signed-in': 'ENTRADA',
  'sign-in-failed': 'ENTRADA_RECUSADA',
  'signed-out': 'SAIDA',
  'session-ended': 'APARELHO_DESCONECTADO',
  'sessions-ended': 'OUTROS_APARELHOS_DESCONECTADOS',
  'reuse-detected': 'USO_REPETIDO',
  'password-link-asked': 'NOVA_SENHA_PEDIDA',
  'password-link-opened': 'LINK_DE_SENHA_ABERTO',
  'password-changed': 'SENHA_ALTERADA',
  'two-step-on': 'DUAS_ETAPAS_LIGADAS',
  'two-step-off': 'DUAS_ETAPAS_DESLIGADAS',
  'authenticator-added': 'APLICATIVO_LIGADO',
  'authenticator-removed': 'APLICATIVO_DESLIGADO',
  'recovery-codes-made': 'CODIGOS_DE_RECUPERACAO_CRIADOS',
  'recovery-code-used': 'CODIGO_DE_RECUPERACAO_USADO',
  'passkey-added': 'CHAVE_DE_ACESSO_CRIADA',
  'passkey-renamed': 'CHAVE_DE_ACESSO_RENOMEADA',
  'passkey-removed': 'CHAVE_DE_ACESSO_REMOVIDA',
  'identity-linked': 'CONTA_EXTERNA_LIGADA',
  'identity-unlinked': 'CONTA_EXTERNA_DESLIGADA',
  'data-exported': 'DADOS_EXPORTADOS',
  'deletion-asked': 'EXCLUSAO_PEDIDA',
  'deletion-undone': 'EXCLUSAO_DESFEITA',
  'account-blocked': 'CONTA_BLOQUEADA',
  'account-unblocked': 'CONTA_LIBERADA',
};

/** Events in calls; unknown kinds are left out. */
export function presentEvents(rows: readonly SecurityEventRow[], idiom: Idiom): SecurityAccess[] {
  return rows.flatMap((row) => {
    const kind = securityEventOf(row.kind);
    return kind === null ? [] : [presentEvent(row, wireEvents[kind], idiom)];
  });
}

function presentEvent(row: SecurityEventRow, evento: WireSecurityEvent, idiom: Idiom): SecurityAccess {
  return {
    codigo: row.code,
    evento,
    aparelho: row.user_agent === null && row.place === null ? null : deviceWords(row.user_agent, idiom),
    local: row.place,
    detalhe: row.detail,
    vezes: row.times,
    desde: isoInstant(row.first_at),
    quando: isoInstant(row.at),
  };
}
