import { instant, money, number, text, type ExportSection } from '../export-section.ts';

/** What a user's purchases were charged, and the receipts that paid it. */
export const paymentSections: readonly ExportSection[] = [
  {
    name: 'pagamentos',
    title: { PTBR: 'Cobranças e pagamentos', EN: 'Charges and payments' },
    tables: ['receipt', 'book_account'],
    text: `select c.purchase_code as compra, c.kind as cobranca, c.amount_cents as valor, c.due_at as vencimento, c.cancelled_at as cancelada_em,
        r.amount_cents as pago, r.paid_on::text as pago_em, r.payer_name as pagador, r.reference as referencia, r.state as situacao
      from charge c left join purchase p on p.code = c.purchase_code left join bid_deposit n on n.code = c.deposit_code
        left join receipt r on r.charge_code = c.code
      where p.account_id = $1 or n.account_id = $1 order by c.code, r.code`,
    fields: {
      compra: number('Compra', 'Purchase'),
      cobranca: text('Cobrança', 'Charge'),
      valor: money('Valor', 'Amount'),
      vencimento: instant('Vencimento', 'Due'),
      cancelada_em: instant('Cancelada em', 'Cancelled on'),
      pago: money('Recebido', 'Received'),
      pago_em: text('Recebido em', 'Received on'),
      pagador: text('Quem pagou', 'Payer'),
      referencia: text('Referência do banco', 'Reference of the bank'),
      situacao: text('Situação', 'State'),
    },
  },
  {
    name: 'devolucoes_de_pagamentos',
    title: { PTBR: 'Valores devolvidos', EN: 'Money given back' },
    tables: ['payback'],
    text: `select b.purchase_code as compra, b.way as forma, b.amount_cents as valor, b.state as situacao, b.proposed_at as proposta_em,
        b.ended_at as encerrada_em, b.reference as referencia, b.reason as motivo, b.decision as decisao
      from payback b left join purchase p on p.code = b.purchase_code left join bid_deposit n on n.code = b.deposit_code
      where p.account_id = $1 or n.account_id = $1 order by b.code`,
    fields: {
      compra: number('Compra', 'Purchase'),
      forma: text('Forma', 'Way'),
      valor: money('Valor', 'Amount'),
      situacao: text('Situação', 'State'),
      proposta_em: instant('Proposta em', 'Proposed on'),
      encerrada_em: instant('Encerrada em', 'Ended on'),
      referencia: text('Referência do banco', 'Reference of the bank'),
      motivo: text('Motivo', 'Reason'),
      decisao: text('Decisão', 'Decision'),
    },
  },
  {
    name: 'contas_para_devolucoes',
    title: { PTBR: 'Contas para devoluções', EN: 'Accounts for paybacks' },
    tables: ['payback_bank'],
    text: `select b.purchase_code as compra, b.asked_at as pedida_em, b.reason as motivo, b.given_at as informada_em, b.bank_data as dados_bancarios
      from payback_bank b join purchase p on p.code = b.purchase_code where p.account_id = $1 order by b.purchase_code`,
    fields: {
      compra: number('Compra', 'Purchase'),
      pedida_em: instant('Pedida em', 'Asked for on'),
      motivo: text('Motivo', 'Reason'),
      informada_em: instant('Informada em', 'Given on'),
      dados_bancarios: text('Dados bancários', 'Bank data'),
    },
  },
  {
    name: 'caucoes_de_ofertas',
    title: { PTBR: 'Cauções de ofertas', EN: 'Deposits for offers' },
    tables: ['bid_deposit'],
    text: `select d.code as codigo, d.offer_code as oferta, o.title as titulo, d.amount_cents as valor, d.state as situacao, d.asked_at as pedida_em,
        d.held_at as guardada_em, d.chosen_purchase as no_preco_da_compra, d.chosen_at as escolhida_em, d.ended_at as encerrada_em, d.reason as motivo,
        d.bank_data as dados_bancarios, d.bank_given_at as dados_informados_em
      from bid_deposit d join offer o on o.code = d.offer_code where d.account_id = $1 order by d.code`,
    fields: {
      codigo: number('Código', 'Code'),
      oferta: number('Oferta', 'Offer'),
      titulo: text('Título', 'Title'),
      valor: money('Valor', 'Amount'),
      situacao: text('Situação', 'State'),
      pedida_em: instant('Pedida em', 'Asked for on'),
      guardada_em: instant('Guardada em', 'Held since'),
      no_preco_da_compra: number('No preço da compra', 'For the price of purchase'),
      escolhida_em: instant('Escolhida em', 'Chosen on'),
      encerrada_em: instant('Encerrada em', 'Ended on'),
      motivo: text('Motivo', 'Reason'),
      dados_bancarios: text('Dados bancários', 'Bank data'),
      dados_informados_em: instant('Dados informados em', 'Bank data given on'),
    },
  },
];
