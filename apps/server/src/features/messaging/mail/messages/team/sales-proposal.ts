import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { proposalLine, type TeamProposal } from '../proposals/proposal-lines.ts';
import { instantIn, teamMail, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly kind: keyof typeof SUBJECTS.PTBR;
  readonly proposal: TeamProposal;
  /** The buyer's text, masked. */
  readonly message: string;
  /** The current price, centavos: the bid that reached a lapsed one. */
  readonly priceCentavos: number;
}

const SUBJECTS = {
  PTBR: {
    received: 'Nova proposta para responder',
    raised: 'Proposta alterada pelo comprador',
    countered: 'O comprador respondeu à contraproposta',
    withdrawn: 'Proposta retirada pelo comprador',
    lapsed: 'Proposta superada por um lance',
    review: 'O comprador pede que uma pessoa reveja a recusa',
  },
  EN: {
    received: 'New proposal to answer',
    raised: 'Proposal changed by the buyer',
    countered: 'The buyer answered the counter-proposal',
    withdrawn: 'Proposal withdrawn by the buyer',
    lapsed: 'Proposal overtaken by a bid',
    review: 'The buyer asks for a person to review the refusal',
  },
} as const;

/** To the people who decide on proposals: the amount, and the deadline (S-07). */
export function salesProposal(facts: Facts): MailContent {
  const { kind, proposal, message } = facts;
  const quotes = kind !== 'withdrawn' && kind !== 'lapsed' && message !== '';
  const words = (idiom: Idiom) => ({
    subject: SUBJECTS[idiom][kind],
    personal: quotes ? [`${idiom === 'EN' ? 'Message' : 'Mensagem'}: ${message}`] : [],
    lines: [proposalLine(idiom, proposal), NEXT[idiom](facts)],
  });
  return teamMail(facts, { PTBR: words('PTBR'), EN: words('EN') });
}

const NEXT: Readonly<Record<Idiom, (facts: Facts) => string>> = {
  PTBR: ({ kind, proposal, priceCentavos }) => {
    const answer = `até ${instantIn('PTBR', proposal.expiresAt)}. Depois disso a proposta vence.`;
    switch (kind) {
      case 'withdrawn':
        return 'Não há nada a responder.';
      case 'lapsed':
        return `Um lance de ${formatMoney(priceCentavos)} chegou ao valor dela, e ela não vale mais. Não há nada a responder: a oferta segue em leilão.`;
      case 'review':
        return `A regra automática a tinha recusado. Próximo passo: uma pessoa aceita, recusa ou responde com outro valor ${answer}`;
      default:
        return `Próximo passo: responda ${answer}`;
    }
  },
  EN: ({ kind, proposal, priceCentavos }) => {
    const answer = `by ${instantIn('EN', proposal.expiresAt)}. After that, the proposal expires.`;
    switch (kind) {
      case 'withdrawn':
        return 'There is nothing to answer.';
      case 'lapsed':
        return `A bid of ${formatMoney(priceCentavos)} has reached its value, so it no longer stands. There is nothing to answer: the auction goes on.`;
      case 'review':
        return `The automatic rule had refused it. Next step: a person accepts it, refuses it or answers with another amount ${answer}`;
      default:
        return `Next step: answer ${answer}`;
    }
  },
};
