import type { AskedDocument } from '@patio/domain/people/documents/document-kinds.ts';
import { dateText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

interface Facts extends AccountMailFacts {
  readonly name: string;
  readonly what: 'asked' | 'reminded' | 'accepted' | 'refused' | 'withdrawn';
  readonly kind: AskedDocument;
  /** In the words of staff; an acceptance needs none. */
  readonly reason: string;
  /** Last day to send it, yyyy-mm-dd. */
  readonly due: string;
  /** Absolute address of the documents in the profile. */
  readonly address: string;
}

const PT: Readonly<Record<AskedDocument, string>> = {
  identidade: 'documento de identidade',
  habilitacao: 'carteira de habilitação (CNH)',
  'estado-civil': 'certidão de estado civil',
  parceiro: 'documento do cônjuge ou sócio',
  empresa: 'documento da empresa',
};
const EN: Readonly<Record<AskedDocument, string>> = {
  identidade: 'identity document',
  habilitacao: 'driver’s licence (CNH)',
  'estado-civil': 'certificate of marital status',
  parceiro: 'document of the spouse or business partner',
  empresa: 'company document',
};

interface Parts {
  readonly pt: string;
  readonly en: string;
  readonly reason: string;
  readonly day: (idiom: 'PTBR' | 'EN') => string;
}

/** Subject and paragraphs in both languages, by what became of the document. */
const wordsOf = (parts: Parts) => ({ ...requestWords(parts), ...answerWords(parts) });

const requestWords = ({ pt, en, day, reason }: Parts) => ({
  asked: {
    PTBR: [
      'Pedimos um documento seu',
      `Envie em seu perfil, até ${day('PTBR')}: ${pt}. Motivo: ${reason}`,
      'Só a equipe de atendimento o vê. Não envie documentos em resposta a este e-mail.',
    ],
    EN: [
      'We need a document of yours',
      `Send this in your profile by ${day('EN')}: ${en}. Reason: ${reason}`,
      'Only our staff see it. Do not send documents in reply to this e-mail.',
    ],
  },
  reminded: {
    PTBR: [
      'Falta um documento seu',
      `Ainda não recebemos, e o último dia é ${day('PTBR')}: ${pt}. Motivo do pedido: ${reason}`,
      'Envie em seu perfil. Não envie documentos em resposta a este e-mail.',
    ],
    EN: [
      'A document of yours is missing',
      `We have not received this yet, and the last day is ${day('EN')}: ${en}. Reason for the request: ${reason}`,
      'Send it in your profile. Do not send documents in reply to this e-mail.',
    ],
  },
});

const answerWords = ({ pt, en, reason }: Parts) => ({
  accepted: {
    PTBR: ['Seu documento foi aceito', `Conferimos e aceitamos: ${pt}. Você não precisa fazer mais nada.`],
    EN: ['Your document was accepted', `We have checked and accepted: ${en}. There is nothing more to do.`],
  },
  refused: {
    PTBR: [
      'Seu documento não foi aceito',
      `Não pudemos aceitar: ${pt}. Motivo: ${reason}`,
      'O arquivo foi apagado. Envie outro em seu perfil.',
    ],
    EN: [
      'Your document was not accepted',
      `We could not accept: ${en}. Reason: ${reason}`,
      'The file was deleted. Send another one in your profile.',
    ],
  },
  withdrawn: {
    PTBR: [
      'Não precisamos mais do documento',
      `Retiramos o pedido: ${pt}. Motivo: ${reason}`,
      'Se você já enviou um arquivo, ele foi apagado.',
    ],
    EN: [
      'We no longer need the document',
      `We have withdrawn the request: ${en}. Reason: ${reason}`,
      'If you have already sent a file, it was deleted.',
    ],
  },
});

/** Notifies a user of a document that staff ask for or that is still missing, or of what became of it, and of what they can do. */
export function documentNews(facts: Facts): MailContent {
  const { name, what, kind, reason, due, address } = facts;
  const day = (idiom: 'PTBR' | 'EN') => dateText(Date.parse(`${due}T12:00:00Z`), idiom);
  const words = wordsOf({ pt: PT[kind], en: EN[kind], day, reason })[what];
  const [subjectPt = '', ...paragraphsPt] = words.PTBR;
  const [subjectEn = '', ...paragraphsEn] = words.EN;
  return accountMail(facts, {
    PTBR: {
      subject: subjectPt,
      greeting: `Olá, ${name}.`,
      paragraphs: paragraphsPt,
      button: { text: 'Ver meus documentos', address },
    },
    EN: {
      subject: subjectEn,
      greeting: `Hello, ${name}.`,
      paragraphs: paragraphsEn,
      button: { text: 'See my documents', address },
    },
  });
}
