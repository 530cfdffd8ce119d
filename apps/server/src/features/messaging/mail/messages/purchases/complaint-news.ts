import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ComplaintStep } from '@patio/domain/sales/complaints/complaint-steps.ts';
import type { ComplaintCategory } from '@patio/domain/sales/complaints/complaint-words.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferNewsFacts } from '../offers/offer-mail-facts.ts';
import { instantIn } from '../team/team-mail.ts';
import { COMPLAINT_NAMES } from './complaint-names.ts';

interface Facts extends OfferNewsFacts {
  readonly step: ComplaintStep | 'open';
  readonly protocol: string;
  readonly category: ComplaintCategory;
  /** What who answers wrote; '': nothing. */
  readonly words: string;
  /** Until when who answers acts, and the buyer reacts; epoch milliseconds, null: it is not their turn. */
  readonly answerBy: number | null;
  readonly reactBy: number | null;
  /** The store answers. */
  readonly ofStore: boolean;
  /** It was reviewed, so the answer is the last one. */
  readonly escalated: boolean;
  /** Storage stops because of it; its days will count if it ends like this; they count now. Null: it is not about storage. */
  readonly storage: 'stops' | 'may-count' | 'counts' | null;
}

type Lines = readonly [subject: string, ...paragraphs: string[]];

interface Parts extends Facts {
  readonly about: string;
  readonly by: string;
  readonly until: string;
}

const PT = (facts: Parts): Partial<Record<Facts['step'], Lines>> => ({
  open: [
    `Recebemos sua reclamação ${facts.protocol}`,
    `Sua reclamação foi registrada com o protocolo ${facts.protocol}. Assunto: ${facts.about}.`,
    `${facts.ofStore ? 'A loja' : 'A equipe'} responde até ${facts.by}. Se isso não acontecer, você pode recorrer.`,
  ],
  escalate: [
    `Sua reclamação ${facts.protocol} será revista`,
    `Outra pessoa, que não respondeu antes, revê a sua reclamação e responde até ${facts.by}.`,
  ],
  ask: [
    `Precisamos de mais informações: reclamação ${facts.protocol}`,
    `Pedido: ${facts.words}`,
    `Responda na página da compra até ${facts.until}. Depois disso a reclamação é encerrada, e você pode reabri-la.`,
  ],
  propose: [
    `Há uma proposta para a sua reclamação ${facts.protocol}`,
    `Proposta: ${facts.words}`,
    `Aceite ou recuse na página da compra até ${facts.until}.`,
  ],
  fulfil: [
    `Sua reclamação ${facts.protocol} foi concluída`,
    `O que foi combinado está feito: ${facts.words}`,
    'Se não estiver, reabra a reclamação na página da compra.',
  ],
  undo: [
    `Sua reclamação ${facts.protocol} procede: a compra será desfeita`,
    `Decisão: ${facts.words}`,
    'Outra pessoa da equipe confirma antes. Até lá nada muda na compra, e você fica sabendo assim que for decidido.',
  ],
  kept: [
    `A compra da sua reclamação ${facts.protocol} não foi desfeita`,
    `A equipe não confirmou que a compra seja desfeita${facts.words === '' ? '' : `: ${facts.words}`}.`,
    `A reclamação continua: a resposta vem até ${facts.by}.`,
  ],
  overdue: [
    `O prazo da sua reclamação ${facts.protocol} passou`,
    facts.escalated
      ? 'A revisão está atrasada, e a equipe foi avisada.'
      : 'O prazo da resposta passou, e a equipe foi avisada. Você já pode recorrer, na página da compra.',
  ],
  lapse: [
    `Sua reclamação ${facts.protocol} foi encerrada`,
    'Não recebemos a sua reação no prazo. Se ainda precisar, reabra a reclamação na página da compra.',
  ],
});

const EN = (facts: Parts): Partial<Record<Facts['step'], Lines>> => ({
  open: [
    `We have received your complaint ${facts.protocol}`,
    `Your complaint is recorded with the protocol ${facts.protocol}. About: ${facts.about}.`,
    `${facts.ofStore ? 'The store' : 'The team'} answers by ${facts.by}. If it does not, you may have it reviewed.`,
  ],
  escalate: [
    `Your complaint ${facts.protocol} will be reviewed`,
    `Another person, who has not answered before, reviews your complaint and answers by ${facts.by}.`,
  ],
  ask: [
    `We need more information: complaint ${facts.protocol}`,
    `Asked for: ${facts.words}`,
    `Reply on the page of the purchase by ${facts.until}. After that the complaint is closed, and you may open it again.`,
  ],
  propose: [
    `There is a proposal for your complaint ${facts.protocol}`,
    `Proposal: ${facts.words}`,
    `Accept or refuse it on the page of the purchase by ${facts.until}.`,
  ],
  fulfil: [
    `Your complaint ${facts.protocol} is completed`,
    `What was agreed on is done: ${facts.words}`,
    'If it is not, open the complaint again on the page of the purchase.',
  ],
  undo: [
    `Your complaint ${facts.protocol} is upheld: the purchase will be undone`,
    `Decision: ${facts.words}`,
    'Another user of the team confirms it first. Until then nothing changes, and you are told as soon as it is decided.',
  ],
  kept: [
    `The purchase of your complaint ${facts.protocol} was not undone`,
    `The team did not confirm that the purchase be undone${facts.words === '' ? '' : `: ${facts.words}`}.`,
    `The complaint goes on: an answer comes by ${facts.by}.`,
  ],
  overdue: [
    `The term of your complaint ${facts.protocol} has passed`,
    facts.escalated
      ? 'The review is late, and the team was notified.'
      : 'The term of the answer has passed, and the team was notified. You may now have it reviewed, on the page of the purchase.',
  ],
  lapse: [
    `Your complaint ${facts.protocol} was closed`,
    'You did not react in time. If you still need to, open the complaint again on the page of the purchase.',
  ],
});

const ANSWERED = {
  PTBR: ({ protocol, words, until, escalated }: Parts): Lines => [
    `Sua reclamação ${protocol} foi respondida`,
    `Resposta: ${words}`,
    escalated
      ? `Esta é a resposta da revisão. Sem novo passo seu até ${until}, a reclamação é encerrada.`
      : `Se não concordar, você pode recorrer na página da compra até ${until}. Depois disso a reclamação é encerrada.`,
  ],
  EN: ({ protocol, words, until, escalated }: Parts): Lines => [
    `Your complaint ${protocol} was answered`,
    `Answer: ${words}`,
    escalated
      ? `This is the answer of the review. Without a step of yours by ${until} the complaint is closed.`
      : `If you do not agree, you may have it reviewed on the page of the purchase until ${until}. Then the complaint is closed.`,
  ],
} as const;

const STORAGE = {
  PTBR: {
    stops:
      'Enquanto a reclamação estiver aberta, as diárias de pátio não contam. Se você a retirar, não responder no prazo, ou ela for improcedente, esses dias passam a contar.',
    'may-count':
      'Se a reclamação terminar assim, os dias de pátio em que ela estava aberta passam a contar. Veja quanto é em Diárias de pátio, na página da compra.',
    counts:
      'Os dias de pátio em que a reclamação estava aberta passam a contar. Veja quanto é em Diárias de pátio, na página da compra.',
  },
  EN: {
    stops:
      'While the complaint is open, storage does not count. If you withdraw it, do not reply in time, or it is found unfounded, these days count after all.',
    'may-count':
      'If the complaint ends like this, the days of storage on which it was open count after all. See what that is under storage, on the page of the purchase.',
    counts:
      'The days of storage on which the complaint was open count after all. See what that is under storage, on the page of the purchase.',
  },
} as const;

/** To the buyer: what became of their complaint, and what they can do by when. */
export function complaintNews(facts: Facts): MailContent {
  const wordsIn = (idiom: Idiom, button: string) => {
    const parts = {
      ...facts,
      about: COMPLAINT_NAMES[idiom][facts.category],
      by: facts.answerBy === null ? '—' : instantIn(idiom, facts.answerBy),
      until: facts.reactBy === null ? '—' : instantIn(idiom, facts.reactBy),
    };
    const lines = (idiom === 'EN' ? EN(parts) : PT(parts))[facts.step] ?? ANSWERED[idiom](parts);
    const [subject, ...said] = lines;
    const paragraphs = facts.storage === null ? said : [...said, STORAGE[idiom][facts.storage]];
    return { subject, paragraphs, button };
  };
  return offerMail(facts, {
    PTBR: wordsIn('PTBR', 'Ver a reclamação'),
    EN: wordsIn('EN', 'See the complaint'),
  });
}
