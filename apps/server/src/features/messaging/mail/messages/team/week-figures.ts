import type { Figures } from '@patio/contract/sales/figures/figures.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { dateText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

interface Facts extends AccountMailFacts {
  readonly name: string;
  /** The store whose figures these are; null: the house, with all its stores. */
  readonly storeName: string | null;
  /** The first and the last day, yyyy-mm-dd. */
  readonly from: string;
  readonly to: string;
  /** As the page shows them. */
  readonly figures: Pick<Figures, 'total' | 'encerradas' | 'abertas' | 'funil'>;
  /** Absolute address of the page, with the same days. */
  readonly address: string;
}

const dayIn = (idiom: Idiom, day: string): string => dateText(Date.parse(`${day}T12:00:00Z`), idiom);
const moneyOf = (reais: number): string => formatMoney(centavosFromReais(reais) ?? 0);

/** To staff and users of stores who want it: how the week went. */
export function weekFigures(facts: Facts): MailContent {
  const { name, storeName, from, to, figures, address } = facts;
  const { total, encerradas: ended, abertas: running, funil: funnel } = figures;
  const value = moneyOf(total.valor);
  return accountMail(facts, {
    PTBR: {
      subject: `A semana${storeName === null ? '' : ` da loja ${storeName}`} de ${dayIn('PTBR', from)} a ${dayIn('PTBR', to)}`,
      greeting: `Olá, ${name}.`,
      paragraphs: [
        `Vendas: ${total.vendas}, no valor de ${value}. Canceladas: ${total.canceladas}.`,
        `Ofertas encerradas: ${ended.ofertas}, sem lances: ${ended.semLances}. Lances: ${ended.lances}.`,
        `Publicadas na semana: ${funnel.publicadas}, já vendidas: ${funnel.vendidas}.`,
        `Abertas agora: ${running.ofertas}, sem lances: ${running.semLances}.`,
        'Para não receber mais este e-mail, abra o menu com o seu nome no painel.',
      ],
      button: { text: 'Ver os números', address },
    },
    EN: {
      subject: `The week${storeName === null ? '' : ` of ${storeName}`} from ${dayIn('EN', from)} to ${dayIn('EN', to)}`,
      greeting: `Hello, ${name}.`,
      paragraphs: [
        `Sales: ${total.vendas}, worth ${value}. Cancelled: ${total.canceladas}.`,
        `Ended offers: ${ended.ofertas}, without bids: ${ended.semLances}. Bids: ${ended.lances}.`,
        `Published in the week: ${funnel.publicadas}, sold already: ${funnel.vendidas}.`,
        `Running now: ${running.ofertas}, without bids: ${running.semLances}.`,
        'To stop this e-mail, open the menu with your name in the back office.',
      ],
      button: { text: 'See the figures', address },
    },
  });
}
