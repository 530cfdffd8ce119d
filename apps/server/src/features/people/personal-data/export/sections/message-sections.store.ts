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
    name: 'mensagens',
    title: { PTBR: 'Mensagens sobre negócios', EN: 'Messages about deals' },
    tables: ['deal_conversation', 'deal_message', 'deal_message_file'],
    text: `select c.offer_code as oferta, c.purchase_code as compra, m.at as em, m.author_id = $1 as propria,
        case when m.author_id = $1 or m.hidden_at is null then case when m.author_id = $1 or m.side = 'house' or c.purchase_code is not null
          then m.text else coalesce(m.masked, m.text) end end as texto,
        (select string_agg(f.name, ', ' order by f.code) from deal_message_file f where f.message_code = m.code
          and (m.author_id = $1 or m.hidden_at is null)) as arquivos, m.read_at as lida_em
      from deal_message m join deal_conversation c on c.code = m.conversation_code where c.account_id = $1 order by m.code`,
    fields: {
      oferta: number('Oferta', 'Offer'),
      compra: number('Compra', 'Purchase'),
      em: instant('Em', 'On'),
      propria: yesOrNo('Escrita pela pessoa', 'Written by the person'),
      texto: text('Texto', 'Text'),
      arquivos: text('Arquivos', 'Files'),
      lida_em: instant('Lida em', 'Read on'),
    },
  },
  {
    name: 'reclamacoes',
    title: { PTBR: 'Reclamações', EN: 'Complaints' },
    tables: ['complaint', 'complaint_event', 'complaint_file'],
    text: `select c.code as reclamacao, c.purchase_code as compra, c.category as assunto, c.remedy as pedido, c.state as situacao, e.at as em, e.kind as passo,
        e.author_id = $1 as propria, case when e.side = 'store' then coalesce(e.masked, e.text) else e.text end as texto,
        (select string_agg(f.name, ', ' order by f.sent_at, f.guid) from complaint_file f where f.event_code = e.code) as arquivos
      from complaint c join complaint_event e on e.complaint_code = c.code where c.account_id = $1 and e.kind <> 'note' order by e.code`,
    fields: {
      reclamacao: number('Reclamação', 'Complaint'),
      compra: number('Compra', 'Purchase'),
      assunto: text('Assunto', 'About'),
      pedido: text('Pedido', 'Remedy'),
      situacao: text('Situação', 'State'),
      em: instant('Em', 'On'),
      passo: text('Passo', 'Step'),
      propria: yesOrNo('Da pessoa', 'By the person'),
      texto: text('Texto', 'Text'),
      arquivos: text('Arquivos', 'Files'),
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
