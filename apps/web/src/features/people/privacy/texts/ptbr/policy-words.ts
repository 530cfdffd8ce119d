import { POLICY_VERSIONS } from '@patio/domain/identity/consents/consent.ts';
import { versionLine } from '@patio/domain/identity/consents/version-day.ts';
import type { PolicyText } from '../../policy-text.ts';

/** The texts around the body of both policies, in Portuguese. */
export const policyWordsPt: PolicyText['words'] = {
  contents: 'Nesta página',
  print: 'Imprimir',
  top: 'Voltar ao início',
  landing: 'Conheça a página do parceiro',
  portal: 'Portal de privacidade',
  changeChoice: 'Mudar as minhas preferências de cookies',
  retentionTable: 'O que este site guarda no seu navegador',
  columns: ['Nome', 'Tipo', 'Para quê', 'Por quanto tempo'],
  kinds: {
    necessary: 'Necessário',
    performance: 'Desempenho e análise',
    functionality: 'Funcionalidade',
    advertising: 'Publicidade',
  },
};

/** Since when both policies apply in this version, and the days of earlier versions (PRIV-11). */
export const UPDATED_PT = versionLine(POLICY_VERSIONS, 'PTBR');
