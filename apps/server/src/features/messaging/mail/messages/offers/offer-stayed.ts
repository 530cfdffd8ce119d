import { dateTimeText } from '@patio/domain/time/date-text.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from './offer-mail.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';

interface Facts extends OfferMailFacts {
  /** Its store was suspended, or staff took the offer off the site. */
  readonly cause: 'store' | 'offer';
  /** The reader has bid; otherwise a proposal is open. */
  readonly hasBid: boolean;
  /** From when bids may be withdrawn, epoch milliseconds. */
  readonly withdrawFrom: number;
}

/** To users involved in an offer whose clock is stopped (rule 0.31): `valueCentavos` is the current price. */
export function offerStayed(facts: Facts): MailContent {
  const { cause, hasBid, offerTitle } = facts;
  const value = formatMoney(facts.valueCentavos);
  const from = dateTimeText(facts.withdrawFrom, facts.idiom);
  return offerMail(facts, {
    PTBR: {
      subject: 'Oferta suspensa',
      paragraphs: [
        cause === 'store'
          ? `A loja da oferta “${offerTitle}” está indisponível. A oferta parou em ${value}: ninguém dá lances, faz propostas nem compra, e o prazo dela não corre.`
          : `A oferta “${offerTitle}” foi suspensa pela nossa equipe. Ela parou em ${value}: ninguém dá lances, faz propostas nem compra, e o prazo dela não corre.`,
        hasBid
          ? `Seus lances continuam registrados. Se a suspensão não terminar até ${from} (horário de Brasília), a partir daí você pode retirá-los na página da oferta, sem custo e sem registro contra você.`
          : 'Sua proposta continua registrada: não pode ser aceita agora, e o prazo dela também não corre. Você pode retirá-la em suas negociações.',
        'Você não precisa fazer nada: avisamos quando a oferta voltar, com o novo prazo, ou se ela for encerrada.',
      ],
      button: hasBid ? 'Ver a oferta' : 'Ver minhas negociações',
    },
    EN: {
      subject: 'Offer suspended',
      paragraphs: [
        cause === 'store'
          ? `The store of the offer “${offerTitle}” is unavailable. The offer is on hold at ${value}: no one can bid, make proposals or buy, and its clock has stopped.`
          : `The offer “${offerTitle}” was suspended by our team. It is on hold at ${value}: no one can bid, make proposals or buy, and its clock has stopped.`,
        hasBid
          ? `Your bids stay on record. If the suspension is not over by ${from} (Brasília time), you can withdraw them on the offer’s page from then on. It costs nothing and will not be held against you.`
          : 'Your proposal stays on record: it cannot be accepted now, and its clock has stopped too. You can withdraw it in My negotiations.',
        'You do not need to do anything: we will let you know when the offer is back, with its new end, or if it is ended.',
      ],
      button: hasBid ? 'See the offer' : 'See my negotiations',
    },
  });
}
