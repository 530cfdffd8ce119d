import type { MailContent } from '../../mail-content.ts';
import { instantIn, teamMail, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  /** The new ones of `waiting`, masked; at least one. */
  readonly questions: readonly string[];
  /** Unanswered questions on the offer. */
  readonly waiting: number;
  /** When the offer ends; null once it has. Epoch milliseconds. */
  readonly endAt: number | null;
}

/** To the people who answer: buyers' questions, without their authors (S-23). */
export function salesQuestions(facts: Facts): MailContent {
  const { questions, waiting, endAt } = facts;
  const more = waiting - questions.length;
  return teamMail(facts, {
    PTBR: {
      subject: waiting === 1 ? 'Nova pergunta para responder' : `${waiting} perguntas esperam resposta`,
      personal: questions.map((text) => `Pergunta: ${text}`),
      lines: [
        ...(more > 0
          ? [more === 1 ? 'Há mais 1 pergunta sem resposta.' : `Há mais ${more} perguntas sem resposta.`]
          : []),
        endAt === null
          ? 'Próximo passo: responda; quem perguntou será avisado.'
          : `Próximo passo: responda antes do fim da oferta, até ${instantIn('PTBR', endAt)}. Quem perguntou será avisado.`,
      ],
    },
    EN: {
      subject: waiting === 1 ? 'New question to answer' : `${waiting} questions are waiting for an answer`,
      personal: questions.map((text) => `Question: ${text}`),
      lines: [
        ...(more > 0
          ? [more === 1 ? '1 more question has no answer yet.' : `${more} more questions have no answer yet.`]
          : []),
        endAt === null
          ? 'Next step: answer. The person who asked will be notified.'
          : `Next step: answer before the offer ends, by ${instantIn('EN', endAt)}. The person who asked will be notified.`,
      ],
    },
  });
}
