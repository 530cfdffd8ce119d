import { date, instant, number, text, yesOrNo, type ExportSection } from '../export-section.ts';

/** What a user agreed to, from where they came in, and what they asked about their data. */
export const privacySections: readonly ExportSection[] = [
  {
    name: 'termos',
    title: { PTBR: 'Aceite dos termos', EN: 'Terms agreed to' },
    tables: ['terms_consent'],
    text: `select terms_version as versao, accepts_mail as aceita_emails, given_at as em
      from terms_consent where account_id = $1 order by code`,
    fields: {
      versao: date('Versão dos termos', 'Version of the terms'),
      aceita_emails: yesOrNo('Aceita ofertas por e-mail', 'Accepts offers by e-mail'),
      em: instant('Em', 'On'),
    },
  },
  {
    name: 'consentimentoDeEmails',
    title: { PTBR: 'Respostas sobre ofertas por e-mail', EN: 'Answers about offers by e-mail' },
    tables: ['marketing_consent'],
    text: `select accepted as aceita, policy_version as versao, place as onde, given_at as em
      from marketing_consent where account_id = $1 order by code`,
    fields: {
      aceita: yesOrNo('Aceita', 'Accepts'),
      versao: date('Versão da política', 'Version of the policy'),
      onde: text('Onde', 'Where'),
      em: instant('Em', 'On'),
    },
  },
  {
    name: 'cookies',
    title: { PTBR: 'Respostas sobre cookies', EN: 'Answers about cookies' },
    tables: ['consent'],
    text: `select policy_version as versao, performance as desempenho, functionality as funcionalidade, advertising as publicidade,
        given_at as em
      from consent where account_id = $1 order by code`,
    fields: {
      versao: date('Versão da política', 'Version of the policy'),
      desempenho: yesOrNo('Desempenho', 'Performance'),
      funcionalidade: yesOrNo('Funcionalidade', 'Functionality'),
      publicidade: yesOrNo('Publicidade', 'Advertising'),
      em: instant('Em', 'On'),
    },
  },
  {
    name: 'sessoes',
    title: { PTBR: 'Sessões', EN: 'Sessions' },
    tables: ['session'],
    text: `select created_at as inicio, last_seen_at as ultimo_uso, expires_at as vale_ate, revoked_at as encerrada_em,
        user_agent as navegador, address as endereco_de_rede
      from session where account_id = $1 order by created_at`,
    fields: {
      inicio: instant('Início', 'Began'),
      ultimo_uso: instant('Último uso', 'Last used'),
      vale_ate: instant('Vale até', 'Good until'),
      encerrada_em: instant('Encerrada em', 'Ended on'),
      navegador: text('Navegador', 'Browser'),
      endereco_de_rede: text('Endereço de rede', 'Network address'),
    },
  },
  {
    name: 'acessos',
    title: { PTBR: 'Histórico de segurança', EN: 'Security history' },
    tables: ['security_event'],
    text: `select kind as evento, detail as detalhe, first_at as em, at as ultima_vez, times as vezes, user_agent as navegador, address as endereco_de_rede
      from security_event where account_id = $1 order by code`,
    fields: {
      evento: text('Evento', 'Event'),
      detalhe: text('Detalhe', 'Detail'),
      em: instant('Em', 'On'),
      ultima_vez: instant('Última vez', 'Last time'),
      vezes: number('Vezes', 'Times'),
      navegador: text('Navegador', 'Browser'),
      endereco_de_rede: text('Endereço de rede', 'Network address'),
    },
  },
  {
    name: 'contasVinculadas',
    title: { PTBR: 'Contas do Google e do Facebook', EN: 'Google and Facebook accounts' },
    tables: ['social_identity'],
    text: `select provider as servico, subject as identificador, email, linked_at as vinculada_em, used_at as ultimo_uso
      from social_identity where account_id = $1 order by provider`,
    fields: {
      servico: text('Serviço', 'Service'),
      identificador: text('Identificador', 'Identifier'),
      email: text('E-mail', 'E-mail'),
      vinculada_em: instant('Vinculada em', 'Linked on'),
      ultimo_uso: instant('Último uso', 'Last used'),
    },
  },
  {
    name: 'aparelhosReconhecidos',
    title: { PTBR: 'Aparelhos reconhecidos ao negociar', EN: 'Devices seen when dealing' },
    tables: ['device_trace'],
    text: `select first_at as primeira_vez, last_at as ultima_vez from device_trace where account_id = $1 order by first_at`,
    fields: {
      primeira_vez: instant('Primeira vez', 'First time'),
      ultima_vez: instant('Última vez', 'Last time'),
    },
  },
  {
    name: 'pedidos',
    title: { PTBR: 'Pedidos sobre dados pessoais', EN: 'Requests about personal data' },
    tables: ['personal_data_request'],
    text: `select code as numero, kind as tipo, state as situacao, subject as assunto, text as texto, answer as resposta,
        opened_at as aberto_em, due_at as prazo, answered_at as respondido_em
      from personal_data_request where account_id = $1 order by code`,
    fields: {
      numero: number('Número', 'Number'),
      tipo: text('Tipo', 'Kind'),
      situacao: text('Situação', 'State'),
      assunto: text('Assunto', 'Subject'),
      texto: text('Texto', 'Text'),
      resposta: text('Resposta', 'Answer'),
      aberto_em: instant('Aberto em', 'Opened on'),
      prazo: instant('Prazo', 'Due on'),
      respondido_em: instant('Respondido em', 'Answered on'),
    },
  },
];
