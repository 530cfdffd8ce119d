import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** Why a proposal was not accepted: by the sales team with their text, automatically below the floor, or because the offer is gone. */
export type Rejection =
  | { readonly cause: 'staff'; readonly reason: string }
  | { readonly cause: 'floor' | 'sold' | 'ended' };

const AGAIN = {
  PTBR: 'Enquanto a oferta estiver aberta e sem lances, você pode fazer outra proposta, dentro do limite de propostas por oferta. Respostas podem ser automáticas: se quiser, peça em suas negociações que uma pessoa reveja esta.',
  EN: 'While the offer is open and has no bids, you can make another proposal, within the limit of proposals per offer. Answers may be automatic: in My negotiations you can ask for a person to review this one.',
} as const;

/**
 * To the buyer whose proposal failed (S-07, rules 0.7, 0.30): `valueCentavos` is their value. A refusal below the floor cannot be told from
 * any other.
 */
export function proposalRejected(facts: OfferMailFacts & { readonly rejection: Rejection }): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const { rejection, offerTitle } = facts;
  return offerMail(facts, {
    PTBR: {
      subject: 'Proposta recusada',
      paragraphs: [
        `Sua proposta de ${value} pela oferta “${offerTitle}” não foi aceita.`,
        ...whyOf(rejection).PTBR,
      ],
      button: 'Ver os detalhes',
    },
    EN: {
      subject: 'Proposal rejected',
      paragraphs: [
        `Your proposal of ${value} for the offer “${offerTitle}” was not accepted.`,
        ...whyOf(rejection).EN,
      ],
      button: 'See the details',
    },
  });
}

function whyOf(rejection: Rejection): { readonly PTBR: readonly string[]; readonly EN: readonly string[] } {
  switch (rejection.cause) {
    case 'staff':
      return {
        PTBR: [`Motivo: ${rejection.reason}`, AGAIN.PTBR],
        EN: [`Reason: ${rejection.reason}`, AGAIN.EN],
      };
    case 'floor':
      return { PTBR: [AGAIN.PTBR], EN: [AGAIN.EN] };
    case 'sold':
      return {
        PTBR: ['A oferta foi vendida a outra pessoa.'],
        EN: ['The offer was sold to someone else.'],
      };
    case 'ended':
      return { PTBR: ['A oferta foi encerrada.'], EN: ['The offer has ended.'] };
  }
}
