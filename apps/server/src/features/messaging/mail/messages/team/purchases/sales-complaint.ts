import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ComplaintStep } from '@patio/domain/sales/complaints/complaint-steps.ts';
import type { ComplaintCategory } from '@patio/domain/sales/complaints/complaint-words.ts';
import type { MailContent } from '../../../mail-content.ts';
import { COMPLAINT_NAMES } from '../../purchases/complaint-names.ts';
import { deskMail, instantIn, type DeskMailFacts } from '../team-mail.ts';

interface Facts extends DeskMailFacts {
  readonly step: ComplaintStep | 'open';
  readonly protocol: string;
  readonly title: string;
  readonly purchaseCode: number;
  readonly category: ComplaintCategory;
  /** Until when who answers acts; null: it is not their turn. Epoch milliseconds. */
  readonly answerBy: number | null;
  /** Its readers answer; false: they only learn of it. */
  readonly acts: boolean;
}

const SUBJECTS: Readonly<Record<Idiom, Readonly<Record<Facts['step'], string>>>> = {
  PTBR: {
    open: 'Nova reclamação',
    add: 'O comprador completou a reclamação',
    reply: 'O comprador respondeu',
    accept: 'O comprador aceitou',
    refuse: 'O comprador recusou a proposta',
    escalate: 'O comprador recorreu',
    withdraw: 'O comprador retirou a reclamação',
    reopen: 'Reclamação reaberta',
    overdue: 'Reclamação atrasada',
    lapse: 'Reclamação encerrada sem reação do comprador',
    answer: 'A casa respondeu à reclamação',
    decide: 'A casa decidiu a reclamação',
    undo: 'A casa decidiu desfazer a compra',
    undone: 'A compra foi desfeita por uma reclamação',
    kept: 'A compra não foi desfeita: responda de novo',
    ask: 'A casa pediu mais informações',
    propose: 'A casa propôs uma solução',
    fulfil: 'A casa concluiu a reclamação',
  },
  EN: {
    open: 'New complaint',
    add: 'The buyer added to the complaint',
    reply: 'The buyer replied',
    accept: 'The buyer accepted',
    refuse: 'The buyer refused the proposal',
    escalate: 'The buyer asked for a review',
    withdraw: 'The buyer withdrew the complaint',
    reopen: 'Complaint opened again',
    overdue: 'Complaint overdue',
    lapse: 'Complaint closed without a reaction of the buyer',
    answer: 'The house answered the complaint',
    decide: 'The house decided the complaint',
    undo: 'The house decided to undo the sale',
    undone: 'The sale was undone because of a complaint',
    kept: 'The sale was not undone: answer again',
    ask: 'The house asked for more information',
    propose: 'The house proposed a solution',
    fulfil: 'The house completed the complaint',
  },
};

/** To those who answer a complaint, without the words of the buyer: what happened and what to do by when. */
export function salesComplaint(facts: Facts): MailContent {
  const { step, protocol, title, purchaseCode, category, answerBy, acts } = facts;
  const next = {
    PTBR:
      answerBy === null
        ? null
        : `Próximo passo: até ${instantIn('PTBR', answerBy)}, em Reclamações, no painel.`,
    EN:
      answerBy === null
        ? null
        : `Next step: by ${instantIn('EN', answerBy)}, under Complaints in the back office.`,
  };
  const others = {
    PTBR: 'Outra equipe cuida desta reclamação. Acompanhe em Reclamações, no painel.',
    EN: 'Another team takes care of this complaint. Follow it under Complaints in the back office.',
  };
  const linesOf = (idiom: Idiom, first: string): readonly string[] => {
    const last = acts ? next[idiom] : others[idiom];
    return last === null ? [first] : [first, last];
  };
  return deskMail(facts, {
    PTBR: {
      subject: SUBJECTS.PTBR[step],
      about: protocol,
      lines: linesOf(
        'PTBR',
        `Compra ${purchaseCode}, “${title}”. Assunto: ${COMPLAINT_NAMES.PTBR[category]}.`,
      ),
    },
    EN: {
      subject: SUBJECTS.EN[step],
      about: protocol,
      lines: linesOf('EN', `Purchase ${purchaseCode}, “${title}”. About: ${COMPLAINT_NAMES.EN[category]}.`),
    },
  });
}
