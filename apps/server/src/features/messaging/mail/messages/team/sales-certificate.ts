import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { CertificateWarning } from '@patio/domain/finance/pix/certificate-end.ts';
import type { MailContent } from '../../mail-content.ts';
import { deskMail, instantIn, type DeskMailFacts } from './team-mail.ts';

interface Facts extends DeskMailFacts {
  /** Whose it is: shown to the bank, or of the authority by which the bank is known. */
  readonly whose: 'own' | 'authority';
  /** Days that are left at most; 0: it has ended. */
  readonly days: CertificateWarning;
  /** Epoch milliseconds. */
  readonly endsAt: number;
}

const NAMES = {
  PTBR: {
    own: 'O certificado da conexão Pix com o banco',
    authority: 'O certificado da autoridade do banco',
  },
  EN: {
    own: 'The certificate of the Pix connection to the bank',
    authority: 'The certificate of the bank’s authority',
  },
} as const;

/** To finance and administrators: a certificate of the connection to the bank ends soon, or has ended. */
export function salesCertificate(facts: Facts): MailContent {
  const { whose, days, endsAt } = facts;
  const at = (idiom: Idiom): string =>
    `${NAMES[idiom][whose]} ${WHEN[idiom](days > 0, instantIn(idiom, endsAt))}`;
  return deskMail(facts, {
    PTBR: {
      subject: days > 0 ? 'Certificado do banco perto do fim' : 'Certificado do banco vencido',
      about: about('PTBR', days),
      lines: [at('PTBR'), STEPS.PTBR[whose]],
    },
    EN: {
      subject: days > 0 ? 'The certificate for the bank ends soon' : 'The certificate for the bank has ended',
      about: about('EN', days),
      lines: [at('EN'), STEPS.EN[whose]],
    },
  });
}

const WHEN = {
  PTBR: (valid: boolean, at: string): string =>
    valid
      ? `vale até ${at}. Depois disso o banco não atende: ninguém paga por Pix, e nenhuma devolução sai.`
      : `venceu em ${at}. O banco não atende: ninguém paga por Pix, e nenhuma devolução sai. Nada se perde.`,
  EN: (valid: boolean, at: string): string =>
    valid
      ? `is valid until ${at}. After that the bank does not answer: nobody pays by Pix, and nothing is returned.`
      : `ended on ${at}. The bank does not answer: nobody pays by Pix, and nothing is returned. Nothing is lost.`,
} as const;

const STEPS = {
  PTBR: {
    own: 'Próximo passo: quem cuida do servidor pede um certificado novo ao banco e troca os dois arquivos (PIX_CERT_FILE e PIX_KEY_FILE). Não é preciso reiniciar.',
    authority:
      'Próximo passo: quem cuida do servidor baixa o certificado novo da página do banco e troca o arquivo (PIX_CA_FILE). Não é preciso reiniciar.',
  },
  EN: {
    own: 'Next step: who runs the server asks the bank for a new certificate and replaces both files (PIX_CERT_FILE and PIX_KEY_FILE). No restart is needed.',
    authority:
      'Next step: who runs the server downloads the new certificate from the page of the bank and replaces the file (PIX_CA_FILE). No restart is needed.',
  },
} as const;

function about(idiom: Idiom, days: number): string {
  if (days === 0) return 'Pix';
  if (idiom === 'EN') return days === 1 ? 'less than a day' : `less than ${days} days`;
  return days === 1 ? 'menos de um dia' : `menos de ${days} dias`;
}
