import { instant, number, text, yesOrNo, type ExportSection } from '../export-section.ts';

/** What a user was notified, asked and answered. */
export const messageSections: readonly ExportSection[] = [
  {
    name: 'notificacoes',
    title: { PTBR: 'Notificações', EN: 'Notifications' },
    tables: ['notification'],
    text: `select title as titulo, body as texto, attachment_name as anexo, created_at as em, read_at as lida_em
      from notification where account_id = $1 order by code`,
    fields: {
      titulo: text('Título', 'Title'),
      texto: text('Texto', 'Text'),
      anexo: text('Anexo', 'Attachment'),
      em: instant('Em', 'On'),
      lida_em: instant('Lida em', 'Read on'),
    },
  },
  {
    name: 'emails',
    title: { PTBR: 'E-mails enviados', EN: 'Mails sent' },
    tables: ['mail'],
    text: `select m.subject as assunto, m.created_at as em, m.sent_at as enviado_em
      from mail m join account a on a.email = m.recipient where a.id = $1 order by m.id`,
    fields: {
      assunto: text('Assunto', 'Subject'),
      em: instant('Escrito em', 'Written on'),
      enviado_em: instant('Enviado em', 'Sent on'),
    },
  },
  {
    name: 'avisos',
    title: { PTBR: 'Escolhas de avisos', EN: 'Alert settings' },
    tables: ['alert_choice'],
    text: `select event as evento, channel as canal, wanted as ligado from alert_choice where account_id = $1 order by event, channel`,
    fields: {
      evento: text('Evento', 'Event'),
      canal: text('Canal', 'Channel'),
      ligado: yesOrNo('Ligado', 'On'),
    },
  },
  {
    name: 'aparelhos',
    title: { PTBR: 'Aparelhos que recebem avisos', EN: 'Devices with alerts' },
    tables: ['push_device'],
    text: `select substring(endpoint from '^https://([^/]+)') as servico, created_at as desde
      from push_device where account_id = $1 order by id`,
    fields: { servico: text('Serviço', 'Service'), desde: instant('Desde', 'Since') },
  },
  {
    name: 'pesquisas',
    title: { PTBR: 'Pesquisas', EN: 'Surveys' },
    tables: ['survey_invitation'],
    text: `select s.title as pesquisa, i.offer_code as oferta, i.created_at as convidado_em, i.answered_at as respondida_em,
        i.answers::text as respostas
      from survey_invitation i join survey s on s.guid = i.survey_guid where i.account_id = $1 order by i.created_at`,
    fields: {
      pesquisa: text('Pesquisa', 'Survey'),
      oferta: number('Oferta', 'Offer'),
      convidado_em: instant('Convite em', 'Invited on'),
      respondida_em: instant('Respondida em', 'Answered on'),
      respostas: text('Respostas', 'Answers'),
    },
  },
];
