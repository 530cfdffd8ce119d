import type { MailContent } from '../../mail-content.ts';
import { renderMail } from '../../render-mail.ts';
import type { AccountMailFacts } from '../access/account-mail.ts';
import { greetingOf } from '../offers/offer-mail.ts';

/** One alert of a digest; the URL is absolute. */
export interface DigestLine {
  readonly text: string;
  readonly address: string;
}

export interface AlertDigestFacts extends AccountMailFacts {
  /** Of the recipient. */
  readonly name: string;
  /** Of `total`, at least one. */
  readonly lines: readonly DigestLine[];
  readonly total: number;
  /** Absolute URL of the inbox of the site, which lists all of them. */
  readonly allAddress: string;
}

/** To a user with more alerts within an hour than are mailed individually: the rest of them together. */
export function alertDigest(facts: AlertDigestFacts): MailContent {
  const { brand, idiom, name, lines, total, allAddress, foot } = facts;
  const store = facts.store ?? null;
  const rest = total - lines.length;
  const words = {
    PTBR: {
      subject: total === 1 ? 'Mais 1 aviso para você' : `Mais ${total} avisos para você`,
      intro:
        'Você recebeu muitos avisos na última hora, por isso juntamos os outros neste e-mail. É assim que as coisas estão agora:',
      rest: rest === 1 ? 'E mais 1 aviso. ' : `E mais ${rest} avisos. `,
      zone: 'Horários de Brasília.',
      button: 'Ver todos os avisos',
    },
    EN: {
      subject: total === 1 ? '1 more alert for you' : `${total} more alerts for you`,
      intro:
        'You had many alerts within an hour, so the rest are grouped in this e-mail. This is how things stand now:',
      rest: rest === 1 ? 'And 1 more alert. ' : `And ${rest} more alerts. `,
      zone: 'Brasília time.',
      button: 'See all alerts',
    },
  }[idiom];
  const layout = renderMail({
    brand,
    idiom,
    store,
    title: words.subject,
    greeting: greetingOf(idiom, name),
    paragraphs: [words.intro],
    links: lines,
    after: (rest > 0 ? words.rest : '') + words.zone,
    button: { text: words.button, address: allAddress },
    ...(foot ? { foot } : {}),
  });
  return {
    subject: `${words.subject} – ${store?.name ?? brand.name}`,
    noticeTitle: words.subject,
    ...layout,
  };
}
