import { instant, money, number, text, yesOrNo, type ExportSection } from '../export-section.ts';

const offer = {
  oferta: number('Oferta', 'Offer'),
  titulo: text('Título', 'Title'),
} as const;

/** What a user bid, proposed and bought. */
export const dealingSections: readonly ExportSection[] = [
  {
    name: 'lances',
    title: { PTBR: 'Lances', EN: 'Bids' },
    tables: ['bid'],
    text: `select b.code as codigo, b.offer_code as oferta, o.title as titulo, b.at as em, b.value_cents as valor, b.kind = 'P' as automatico,
        n.seq is not null as anulado
      from bid b join offer o on o.code = b.offer_code
        left join annulment n on n.offer_code = b.offer_code and n.struck_seq = b.seq
      where b.bidder_id = $1 and b.kind in ('L', 'P') order by b.at, b.code`,
    fields: {
      codigo: number('Código', 'Code'),
      ...offer,
      em: instant('Em', 'On'),
      valor: money('Valor', 'Amount'),
      automatico: yesOrNo('Automático', 'Automatic'),
      anulado: yesOrNo('Anulado', 'Annulled'),
    },
  },
  {
    name: 'lancesAutomaticos',
    title: { PTBR: 'Valores máximos dos lances automáticos', EN: 'Maxima of automatic bids' },
    tables: ['maximum'],
    text: `select m.code as codigo, m.offer_code as oferta, o.title as titulo, m.value_cents as valor_maximo, m.at as em
      from maximum m join offer o on o.code = m.offer_code where m.bidder_id = $1 order by m.code`,
    fields: {
      codigo: number('Código', 'Code'),
      ...offer,
      valor_maximo: money('Valor máximo', 'Maximum'),
      em: instant('Em', 'On'),
    },
  },
  {
    name: 'condicoesDosLances',
    title: { PTBR: 'Condições escolhidas nos lances', EN: 'Terms chosen with bids' },
    tables: ['participation'],
    text: `select p.offer_code as oferta, o.title as titulo, p.last_at as ultimo_lance_em, p.last_amount_cents as ultimo_valor,
        p.freight = 'S' as com_entrega, p.address_code as endereco
      from participation p join offer o on o.code = p.offer_code where p.account_id = $1 order by p.last_at`,
    fields: {
      ...offer,
      ultimo_lance_em: instant('Último lance em', 'Last bid on'),
      ultimo_valor: money('Último valor', 'Last amount'),
      com_entrega: yesOrNo('Com entrega', 'With delivery'),
      endereco: number('Código do endereço', 'Code of the address'),
    },
  },
  {
    name: 'contatos',
    title: { PTBR: 'Contatos sobre as compras', EN: 'Contacts about purchases' },
    tables: ['contact_note'],
    text: `select n.purchase_code as compra, n.at as em, n.text as texto, n.promise as promessa
      from contact_note n join purchase p on p.code = n.purchase_code
      where p.account_id = $1 and n.channel <> 'note' order by n.code`,
    fields: {
      compra: number('Compra', 'Purchase'),
      em: instant('Em', 'On'),
      texto: text('Texto', 'Text'),
      promessa: text('Promessa', 'Promise'),
    },
  },
  {
    name: 'propostas',
    title: { PTBR: 'Propostas', EN: 'Proposals' },
    tables: ['proposal'],
    text: `select p.code as codigo, p.offer_code as oferta, o.title as titulo, p.value_cents as valor, p.counter_cents as contraproposta,
        p.status as situacao, p.freight = 'S' as com_entrega, p.created_at as enviada_em, p.expires_at as vale_ate, p.decided_at as decidida_em
      from proposal p join offer o on o.code = p.offer_code where p.account_id = $1 order by p.code`,
    fields: {
      codigo: number('Código', 'Code'),
      ...offer,
      valor: money('Valor', 'Amount'),
      contraproposta: money('Contraproposta', 'Counter-proposal'),
      situacao: text('Situação', 'Status'),
      com_entrega: yesOrNo('Com entrega', 'With delivery'),
      enviada_em: instant('Enviada em', 'Sent on'),
      vale_ate: instant('Vale até', 'Good until'),
      decidida_em: instant('Decidida em', 'Decided on'),
    },
  },
  {
    name: 'andamentoDasPropostas',
    title: { PTBR: 'Andamento das propostas', EN: 'Steps of proposals' },
    tables: ['proposal_step'],
    text: `select s.proposal_code as proposta, s.seq as passo, s.step as andamento, s.actor_kind as quem, s.value_cents as valor,
        s.message as mensagem, s.at as em
      from proposal_step s join proposal p on p.code = s.proposal_code where p.account_id = $1 order by s.proposal_code, s.seq`,
    fields: {
      proposta: number('Proposta', 'Proposal'),
      passo: number('Passo', 'Step'),
      andamento: text('Andamento', 'What was done'),
      quem: text('Por quem', 'By whom'),
      valor: money('Valor', 'Amount'),
      mensagem: text('Mensagem', 'Message'),
      em: instant('Em', 'On'),
    },
  },
  {
    name: 'compras',
    title: { PTBR: 'Compras', EN: 'Purchases' },
    tables: ['purchase'],
    text: `select p.code as codigo, p.offer_code as oferta, o.title as titulo, p.origin as origem, p.value_cents as valor, p.status as situacao,
        p.freight = 'S' as com_entrega, p.created_at as em, p.awaiting_contact_at as aguardando_contato_em,
        p.negotiation_at as em_negociacao_em, p.awaiting_credit_at as aguardando_credito_em,
        p.awaiting_withdrawal_at as aguardando_retirada_em, p.finished_at as concluida_em,
        p.cancellation_requested_at as cancelamento_pedido_em, p.cancellation_rejected_at as cancelamento_recusado_em,
        p.cancelled_at as cancelada_em, p.invoice_issued as nota_emitida, p.payment_approved as pagamento_aprovado,
        p.payment_method as forma_de_pagamento, p.defaulted_at as nao_concluida_em, p.default_reason as motivo_da_nao_conclusao,
        p.regretted_at as arrependida_em, p.cancelled_at_once as cancelada_na_hora
      from purchase p join offer o on o.code = p.offer_code where p.account_id = $1 order by p.code`,
    fields: {
      codigo: number('Código', 'Code'),
      ...offer,
      origem: text('Origem', 'Origin'),
      valor: money('Valor', 'Amount'),
      situacao: text('Situação', 'Status'),
      com_entrega: yesOrNo('Com entrega', 'With delivery'),
      em: instant('Comprada em', 'Bought on'),
      aguardando_contato_em: instant('Aguardando contato', 'Awaiting contact'),
      em_negociacao_em: instant('Em negociação', 'In negotiation'),
      aguardando_credito_em: instant('Aguardando crédito', 'Awaiting credit'),
      aguardando_retirada_em: instant('Aguardando retirada', 'Awaiting withdrawal'),
      concluida_em: instant('Concluída em', 'Finished on'),
      cancelamento_pedido_em: instant('Cancelamento pedido em', 'Cancellation requested on'),
      cancelamento_recusado_em: instant('Cancelamento recusado em', 'Cancellation rejected on'),
      cancelada_em: instant('Cancelada em', 'Cancelled on'),
      nota_emitida: yesOrNo('Nota emitida', 'Invoice issued'),
      pagamento_aprovado: yesOrNo('Pagamento aprovado', 'Payment approved'),
      forma_de_pagamento: text('Forma de pagamento', 'Method of payment'),
      nao_concluida_em: instant('Não concluída em', 'Not kept on'),
      motivo_da_nao_conclusao: text('Motivo da não conclusão', 'Reason'),
      arrependida_em: instant('Desfeita por arrependimento em', 'Taken back on'),
      cancelada_na_hora: yesOrNo('Cancelada na hora', 'Cancelled at once'),
    },
  },
  {
    name: 'cancelamentos',
    title: { PTBR: 'Cancelamentos', EN: 'Cancellations' },
    tables: ['cancellation'],
    text: `select c.offer_code as oferta, o.title as titulo, c.purchase_code as compra, c.proposal_code as proposta, r.description as motivo,
        c.regret as arrependimento, c.text as texto, c.outcome as situacao, c.bank_data as dados_bancarios, c.requested_at as pedido_em, c.answered_at as respondido_em,
        c.refunded_at as devolvido_em
      from cancellation c join offer o on o.code = c.offer_code left join cancel_reason r on r.code = c.reason_code
      where c.account_id = $1 order by c.id`,
    fields: {
      ...offer,
      compra: number('Compra', 'Purchase'),
      proposta: number('Proposta', 'Proposal'),
      motivo: text('Motivo', 'Reason'),
      arrependimento: yesOrNo('Arrependimento', 'Taken back by right'),
      texto: text('Justificativa', 'Explanation'),
      situacao: text('Situação', 'Status'),
      dados_bancarios: text('Dados bancários para devolução', 'Bank data for the refund'),
      pedido_em: instant('Pedido em', 'Requested on'),
      respondido_em: instant('Respondido em', 'Answered on'),
      devolvido_em: instant('Devolvido em', 'Refunded on'),
    },
  },
  {
    name: 'segundasChances',
    title: { PTBR: 'Segundas chances', EN: 'Second chances' },
    tables: ['second_chance'],
    text: `select s.offer_code as oferta, o.title as titulo, s.value_cents as valor, s.status as situacao, s.offered_at as oferecida_em,
        s.expires_at as vale_ate, s.answered_at as respondida_em
      from second_chance s join offer o on o.code = s.offer_code where s.account_id = $1 order by s.code`,
    fields: {
      ...offer,
      valor: money('Valor', 'Amount'),
      situacao: text('Situação', 'Status'),
      oferecida_em: instant('Oferecida em', 'Offered on'),
      vale_ate: instant('Vale até', 'Good until'),
      respondida_em: instant('Respondida em', 'Answered on'),
    },
  },
  {
    name: 'registros',
    title: { PTBR: 'Registros de compras não concluídas', EN: 'Strikes for purchases not kept' },
    tables: ['strike'],
    text: `select p.offer_code as oferta, o.title as titulo, s.reason as motivo, s.at as em, s.removed_at as retirado_em,
        s.removal_reason as motivo_da_retirada
      from strike s join purchase p on p.code = s.purchase_code join offer o on o.code = p.offer_code
      where s.account_id = $1 order by s.code`,
    fields: {
      ...offer,
      motivo: text('Motivo', 'Reason'),
      em: instant('Em', 'On'),
      retirado_em: instant('Retirado em', 'Taken back on'),
      motivo_da_retirada: text('Motivo da retirada', 'Reason for taking it back'),
    },
  },
  {
    name: 'bloqueios',
    title: { PTBR: 'Bloqueios da conta', EN: 'Blocks of the account' },
    tables: ['account_block'],
    text: `select reason as motivo, blocked_at as em, lift_reason as motivo_da_liberacao, lifted_at as liberada_em
      from account_block where account_id = $1 order by id`,
    fields: {
      motivo: text('Motivo', 'Reason'),
      em: instant('Em', 'On'),
      motivo_da_liberacao: text('Motivo da liberação', 'Reason for the release'),
      liberada_em: instant('Liberada em', 'Released on'),
    },
  },
  {
    name: 'limites',
    title: { PTBR: 'Limites do perfil', EN: 'Limits of the profile' },
    tables: [],
    text: `select l.kind as tipo, l.amount as quantidade from profile_limit l join account a on a.profile_code = l.profile_code
      where a.id = $1 order by l.kind`,
    fields: { tipo: text('Tipo', 'Kind'), quantidade: number('Quantidade', 'Amount') },
  },
  {
    name: 'liberacoes',
    title: { PTBR: 'Liberações de limite', EN: 'Releases of limits' },
    tables: ['limit_release'],
    text: `select kind as tipo, extra as quantidade, until as ate, reason as motivo, granted_at as em, withdrawn_at as retirada_em
      from limit_release where account_id = $1 order by id`,
    fields: {
      tipo: text('Tipo', 'Kind'),
      quantidade: number('Quantidade', 'Amount'),
      ate: instant('Até', 'Until'),
      motivo: text('Motivo', 'Reason'),
      em: instant('Em', 'On'),
      retirada_em: instant('Retirada em', 'Withdrawn on'),
    },
  },
  {
    name: 'verificacoes',
    title: { PTBR: 'Verificações de identidade', EN: 'Verifications of identity' },
    tables: ['identity_request'],
    text: `select r.created_at as em, r.state as situacao, r.decided_at as respondida_em, r.reason as motivo,
        (select string_agg(d.kind, ', ' order by d.kind) from identity_document d where d.request_code = r.code) as documentos
      from identity_request r where r.account_id = $1 order by r.code`,
    fields: {
      em: instant('Em', 'On'),
      situacao: text('Situação', 'State'),
      respondida_em: instant('Respondida em', 'Answered on'),
      motivo: text('Motivo', 'Reason'),
      documentos: text('Documentos enviados', 'Documents sent'),
    },
  },
  {
    name: 'documentosPedidos',
    title: { PTBR: 'Documentos pedidos', EN: 'Documents asked for' },
    tables: ['asked_document'],
    text: `select kind as documento, reason as motivo, asked_at as em, due_on::text as prazo, state as situacao, sent_at as enviado_em,
        decided_at as respondido_em, case when state in ('refused', 'withdrawn') then decision end as resposta, expires_on::text as vale_ate
      from asked_document where account_id = $1 order by code`,
    fields: {
      documento: text('Documento', 'Document'),
      motivo: text('Motivo', 'Reason'),
      em: instant('Pedido em', 'Asked on'),
      prazo: text('Prazo', 'Due'),
      situacao: text('Situação', 'State'),
      enviado_em: instant('Enviado em', 'Sent on'),
      respondido_em: instant('Respondido em', 'Answered on'),
      resposta: text('Resposta', 'Answer'),
      vale_ate: text('Vale até', 'Good until'),
    },
  },
  {
    name: 'caucoes',
    title: { PTBR: 'Cauções', EN: 'Deposits' },
    tables: ['deposit'],
    text: `select at as em, held_cents as valor, reason as motivo from deposit where account_id = $1 order by id`,
    fields: {
      em: instant('Em', 'On'),
      valor: money('Valor guardado', 'Amount held'),
      motivo: text('Motivo', 'Reason'),
    },
  },
  {
    name: 'visitas',
    title: { PTBR: 'Visitas a veículos', EN: 'Visits to vehicles' },
    tables: ['visit'],
    text: `select v.code as codigo, v.offer_code as oferta, o.title as titulo, v.starts_at as em, v.state as situacao, v.reason as motivo,
        v.note as nota, v.booked_at as agendada_em
      from visit v join offer o on o.code = v.offer_code where v.account_id = $1 order by v.code`,
    fields: {
      codigo: number('Código', 'Code'),
      ...offer,
      em: instant('Em', 'On'),
      situacao: text('Situação', 'State'),
      motivo: text('Motivo', 'Reason'),
      nota: text('Nota de quem vende', 'Note of the seller'),
      agendada_em: instant('Agendada em', 'Booked on'),
    },
  },
];
