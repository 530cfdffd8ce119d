import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { MailContent } from '../mail-content.ts';
import { teamMail, until, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  /** Of `waiting`, the ones that are new, masked; at least one. */
  readonly questions: readonly string[];
  /** Questions on the offer without an answer. */
  readonly waiting: number;
  /** When the offer ends; null once it has. Epoch milliseconds. */
  readonly endAt: number | null;
}

/** To those who answer: what buyers ask. Who asks is nobody's business (S-23). */
export function salesQuestions(facts: Facts): MailContent {
  const { questions, waiting, endAt } = facts;
  const more = waiting - questions.length;
  const subject = waiting === 1 ? 'Nova pergunta para responder' : `${waiting} perguntas esperam resposta`;
  return teamMail(facts, {
    subject,
    personal: questions.map((text) => `Pergunta: ${text}`),
    lines: [
      ...(more > 0
        ? [more === 1 ? 'Há mais 1 pergunta sem resposta.' : `Há mais ${more} perguntas sem resposta.`]
        : []),
      endAt === null
        ? 'Próximo passo: responda; quem perguntou será avisado.'
        : `Próximo passo: responda antes do fim da oferta, ${until(formatDateTime(endAt))}. Quem perguntou será avisado.`,
    ],
  });
}
