import { instant, number, text, type ExportSection } from '../export-section.ts';

/** The documents of a user's purchases, and what they were asked for. */
export const documentSections: readonly ExportSection[] = [
  {
    name: 'documentosDeCompras',
    title: { PTBR: 'Documentos de compras', EN: 'Documents of purchases' },
    tables: ['purchase_document', 'purchase_document_request'],
    text: `select d.purchase_code as compra, d.kind as documento, d.name as arquivo, d.version as versao, d.added_at as em,
        d.state as situacao, case when d.state = 'refused' then d.decision end as resposta, r.reason as motivo, r.due_on::text as prazo
      from purchase_document d join purchase p on p.code = d.purchase_code
        left join purchase_document_request r on r.code = d.request_code
      where p.account_id = $1 and (d.state <> 'held' or d.added_by = $1)
      union all select r.purchase_code, r.kind, null, null, r.asked_at, r.state, r.end_reason, r.reason, r.due_on::text
        from purchase_document_request r join purchase p on p.code = r.purchase_code
        where p.account_id = $1 and not exists (select from purchase_document d where d.request_code = r.code)
      order by 1, 5`,
    fields: {
      compra: number('Compra', 'Purchase'),
      documento: text('Documento', 'Document'),
      arquivo: text('Arquivo', 'File'),
      versao: number('Versão', 'Version'),
      em: instant('Em', 'On'),
      situacao: text('Situação', 'State'),
      resposta: text('Resposta', 'Answer'),
      motivo: text('Motivo do pedido', 'Reason for the request'),
      prazo: text('Prazo', 'Due'),
    },
  },
  {
    name: 'transferencias',
    title: { PTBR: 'Transferências de veículos', EN: 'Transfers of vehicles' },
    tables: ['transfer_event'],
    text: `select e.purchase_code as compra, e.step as etapa, e.kind as acao, e.side as lado, e.at as em, e.done_on::text as dia,
        e.words as texto
      from transfer_event e join purchase p on p.code = e.purchase_code
      where p.account_id = $1 and e.step <> 'liberacao' order by e.code`,
    fields: {
      compra: number('Compra', 'Purchase'),
      etapa: text('Etapa', 'Step'),
      acao: text('Ação', 'Action'),
      lado: text('Por', 'By'),
      em: instant('Em', 'On'),
      dia: text('Feita no dia', 'Done on the day'),
      texto: text('Observação ou motivo', 'Note or reason'),
    },
  },
  {
    name: 'multasDeCompras',
    title: { PTBR: 'Multas de veículos comprados', EN: 'Fines of purchased vehicles' },
    tables: ['transfer_fine'],
    text: `select f.purchase_code as compra, f.happened_on::text as dia, f.cents::float / 100 as valor, f.description as descricao,
        f.payer as paga, f.reason as motivo, f.recorded_at as em
      from transfer_fine f join purchase p on p.code = f.purchase_code
      where p.account_id = $1 and f.removed_at is null order by f.code`,
    fields: {
      compra: number('Compra', 'Purchase'),
      dia: text('Dia', 'Day'),
      valor: number('Valor', 'Amount'),
      descricao: text('Descrição', 'Description'),
      paga: text('Quem paga', 'Who pays'),
      motivo: text('Motivo', 'Reason'),
      em: instant('Registrada em', 'Recorded on'),
    },
  },
];
