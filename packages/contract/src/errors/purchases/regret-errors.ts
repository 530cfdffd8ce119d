import type { ErrorEntry } from '../error-entry.ts';

/** Failures of purchases that a consumer takes back, and of deals after they have done so too often (rule 0.27). */
export const regretErrors = {
  'nothing-to-regret': {
    status: 404,
    PTBR: 'Não há compra sua nesta oferta.',
    EN: 'You have no purchase on this offer.',
  },
  'purchase-undone': {
    status: 409,
    PTBR: 'Esta compra já foi desfeita.',
    EN: 'This purchase has already been cancelled.',
  },
  'regret-not-consumer': {
    status: 409,
    PTBR: 'O arrependimento vale para pessoas físicas que compram de empresas. Para cancelar esta compra, peça o cancelamento.',
    EN: 'Only individuals who buy from a business may return a purchase. Request its cancellation instead.',
  },
  'regret-not-this-kind': {
    status: 409,
    PTBR: 'Aqui o arrependimento vale só para compras imediatas. Para cancelar esta compra, peça o cancelamento.',
    EN: 'Only Buy now purchases can be returned here. Request the cancellation of this one instead.',
  },
  'regret-term-over': {
    status: 409,
    PTBR: 'O prazo para desistir desta compra terminou em {date}. Fale com a equipe de vendas.',
    EN: 'The deadline to return this purchase was {date}. Talk to the sales team.',
  },
  'regrets-need-proof': {
    status: 403,
    PTBR: 'Você desistiu de duas compras em 12 meses. Até {date}, novos negócios pedem identidade verificada (nível 2) ou um depósito. Peça a verificação no seu perfil ou fale com a equipe de vendas.',
    EN: 'You returned two purchases within 12 months. Until {date}, new deals require a verified identity (level 2) or a deposit. Verify your identity in your profile, or talk to the sales team.',
  },
} as const satisfies Record<string, ErrorEntry>;
