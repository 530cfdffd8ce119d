import type { ErrorEntry } from './error-entry.ts';

/** Failures of purchases that a consumer takes back, and of deals after he has done so too often (rule 0.27). */
export const regretErrors = {
  'nothing-to-regret': {
    status: 404,
    PTBR: 'Não há compra sua nesta oferta.',
    EN: 'You have no purchase on this offer.',
  },
  'purchase-undone': {
    status: 409,
    PTBR: 'Esta compra já foi desfeita.',
    EN: 'This purchase was undone already.',
  },
  'regret-not-consumer': {
    status: 409,
    PTBR: 'O arrependimento vale para pessoas físicas que compram de empresas. Para cancelar esta compra, peça o cancelamento.',
    EN: 'Only people who buy from businesses may take a purchase back. Ask for its cancellation instead.',
  },
  'regret-not-this-kind': {
    status: 409,
    PTBR: 'Aqui o arrependimento vale só para compras imediatas. Para cancelar esta compra, peça o cancelamento.',
    EN: 'Here only immediate purchases can be taken back. Ask for the cancellation of this one instead.',
  },
  'regret-term-over': {
    status: 409,
    PTBR: 'O prazo para desistir desta compra terminou em {date}. Fale com a equipe de vendas.',
    EN: 'The time to take this purchase back ended on {date}. Talk to the sales team.',
  },
  'regrets-need-proof': {
    status: 403,
    PTBR: 'Você desistiu de duas compras em 12 meses. Até {date}, novos negócios pedem identidade verificada (nível 2) ou um depósito. Peça a verificação no seu perfil ou fale com a equipe de vendas.',
    EN: 'You took back two purchases within 12 months. Until {date} new deals ask for a verified identity (level 2) or a deposit. Ask for it in your profile, or talk to the sales team.',
  },
} as const satisfies Record<string, ErrorEntry>;
