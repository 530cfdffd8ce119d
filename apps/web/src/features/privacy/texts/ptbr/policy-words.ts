import type { PolicyText } from '../../policy-text.ts';

/** What both policies say around their text, in Portuguese. */
export const policyWordsPt: PolicyText['words'] = {
  contents: 'Nesta página',
  print: 'Imprimir',
  top: 'Voltar ao início',
  landing: 'Conheça a página do parceiro',
  portal: 'Portal de privacidade',
  changeChoice: 'Mudar as minhas preferências de cookies',
  keptTable: 'O que este site guarda no seu navegador',
  columns: ['Nome', 'Tipo', 'Para quê', 'Por quanto tempo'],
  kinds: {
    necessary: 'Necessário',
    performance: 'Desempenho e análise',
    functionality: 'Funcionalidade',
    advertising: 'Publicidade',
  },
};

/** When both policies were last changed (PRIV-11). */
export const UPDATED_PT = 'Última atualização: 12 de junho de 2025.';
