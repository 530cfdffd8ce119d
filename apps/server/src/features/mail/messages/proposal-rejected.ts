import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../mail-content.ts';
import { offerMail } from './offer-mail.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';

/** Why a proposal was not accepted: by the sales team in their words, by itself below the floor, or because the offer is gone. */
export type Rejection =
  | { readonly cause: 'staff'; readonly reason: string }
  | { readonly cause: 'floor' | 'sold' | 'ended' };

const AGAIN = {
  PTBR: 'Enquanto a oferta estiver aberta e sem lances, você pode fazer outra proposta.',
  EN: 'While the offer is open and without bids, you may make another proposal.',
} as const;

/** To the buyer whose proposal came to nothing (S-07, rule 0.7): `valueCentavos` is his value. Where the floor lies is not told. */
export function proposalRejected(facts: OfferMailFacts & { readonly rejection: Rejection }): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const { rejection, offerTitle } = facts;
  const words = {
    PTBR: `Sua proposta de ${value} pela oferta “${offerTitle}” não foi aceita.`,
    EN: `Your proposal of ${value} for the offer “${offerTitle}” was not accepted.`,
  };
  const automatic = rejection.cause === 'floor';
  return offerMail(facts, {
    PTBR: {
      subject: automatic ? 'Proposta recusada automaticamente' : 'Proposta recusada',
      paragraphs: [automatic ? belowFloor(value, offerTitle).PTBR : words.PTBR, ...whyOf(rejection).PTBR],
      button: 'Ver minhas negociações',
    },
    EN: {
      subject: automatic ? 'Proposal rejected automatically' : 'Proposal rejected',
      paragraphs: [automatic ? belowFloor(value, offerTitle).EN : words.EN, ...whyOf(rejection).EN],
      button: 'See my negotiations',
    },
  });
}

function belowFloor(value: string, title: string) {
  return {
    PTBR: `Sua proposta de ${value} pela oferta “${title}” foi recusada automaticamente, porque está abaixo do que o vendedor analisa.`,
    EN: `Your proposal of ${value} for the offer “${title}” was rejected automatically, because it is below what the seller looks at.`,
  };
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
        EN: ['The offer was sold to somebody else.'],
      };
    case 'ended':
      return { PTBR: ['A oferta foi encerrada.'], EN: ['The offer has ended.'] };
  }
}
