import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

export interface LimitsChangedFacts extends AccountMailFacts {
  readonly name: string;
  readonly kind: 'PODE_DAR_LANCE' | 'PODE_COMPRAR' | 'EXPOSICAO';
  /** How many more, or fewer if negative. */
  readonly extra: number;
  /** Epoch milliseconds UTC; the release applies until just before. */
  readonly until: number;
  readonly withdrawn: boolean;
}

/** Notifies a user that staff changed how much they may bid for or buy (S-04). */
export function limitsChanged(facts: LimitsChangedFacts): MailContent {
  const { name, extra, withdrawn } = facts;
  const lastDay = dateText(facts.until - 1, facts.idiom);
  const isExposure = facts.kind === 'EXPOSICAO';
  const count = isExposure ? formatMoney(Math.abs(extra) * 100) : Math.abs(extra);
  const what = whatCounts(facts.kind, Math.abs(extra));
  const more = extra > 0;
  return accountMail(facts, {
    PTBR: {
      subject: 'Seus limites mudaram',
      greeting: `Olá, ${name}.`,
      paragraphs: [
        withdrawn
          ? `A equipe encerrou hoje a mudança de ${count} ${what.PTBR} a ${more ? 'mais' : 'menos'} que valeria até ${lastDay}.`
          : `Até ${lastDay}, você pode ter ${count} ${what.PTBR} a ${more ? 'mais' : 'menos'} do que ${isExposure ? 'o seu limite' : 'a sua franquia'} permite.`,
        'Ao dar um lance, propor ou comprar, você vê se ainda há saldo. Em caso de dúvida, fale com a equipe de vendas.',
      ],
    },
    EN: {
      subject: 'Your limits have changed',
      greeting: `Hello, ${name}.`,
      paragraphs: [
        withdrawn
          ? `The team today ended a change to your limits that would have lasted until ${lastDay}: ${count} ${more ? 'more' : 'fewer'} ${what.EN}.`
          : `Until ${lastDay} you may have ${count} ${more ? 'more' : 'fewer'} ${what.EN} than your ${isExposure ? 'limit' : 'allowance'}.`,
        'When you bid, make a proposal or buy, you see whether any of it is left. If in doubt, talk to the sales team.',
      ],
    },
  });
}

function whatCounts(kind: LimitsChangedFacts['kind'], count: number) {
  if (kind === 'EXPOSICAO') {
    return {
      PTBR: 'em lances, propostas e compras a pagar',
      EN: 'in bids, proposals and unpaid purchases',
    };
  }
  if (kind === 'PODE_COMPRAR') {
    return count === 1
      ? { PTBR: 'compra no mês', EN: 'purchase a month' }
      : { PTBR: 'compras no mês', EN: 'purchases a month' };
  }
  return count === 1
    ? { PTBR: 'oferta disputada ao mesmo tempo', EN: 'active offer at a time' }
    : { PTBR: 'ofertas disputadas ao mesmo tempo', EN: 'active offers at a time' };
}
