import { STEP_WORDS } from '@patio/contract/sales/transfer/step-words.ts';
import type { TransferStep } from '@patio/domain/sales/transfer/transfer-steps.ts';
import type { MailContent } from '../../../mail-content.ts';
import { teamMail, type TeamMailFacts } from '../team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly purchaseCode: number;
  readonly step: TransferStep;
  /** The buyer has marked a step, or taken that back, or is late at the Detran; or the house has recorded a fine. */
  readonly what: 'sent' | 'undone' | 'late' | 'fine';
}

/** To sellers: what the buyer did in the transfer of ownership of a purchase, or has not done in time. */
export function salesTransfer(facts: Facts): MailContent {
  const { purchaseCode, step, what } = facts;
  const { PTBR, EN } = STEP_WORDS;
  return teamMail(facts, {
    PTBR: {
      sent: {
        subject: 'Transferência: etapa para confirmar',
        lines: [
          `O comprador marcou uma etapa da compra ${purchaseCode}: ${PTBR[step]}.`,
          'Próximo passo: a equipe da casa confirma ou recusa na página da compra.',
        ],
      },
      undone: {
        subject: 'Transferência: etapa desfeita',
        lines: [`O comprador desfez o que tinha marcado na compra ${purchaseCode}: ${PTBR[step]}.`],
      },
      fine: {
        subject: 'Multa de veículo vendido',
        lines: [`Foi registrada uma multa na compra ${purchaseCode}. A página da compra diz quem paga.`],
      },
      late: {
        subject: 'Transferência atrasada',
        lines: [
          `O prazo do comprador da compra ${purchaseCode} terminou: ${PTBR[step]}.`,
          'Próximo passo: fale com o comprador e comunique a venda ao Detran.',
        ],
      },
    }[what],
    EN: {
      sent: {
        subject: 'Transfer: step to confirm',
        lines: [
          `The buyer has marked a step of purchase ${purchaseCode}: ${EN[step]}.`,
          'Next step: the team of the house confirms or refuses it on the page of the purchase.',
        ],
      },
      undone: {
        subject: 'Transfer: step taken back',
        lines: [`The buyer has taken back what they had marked of purchase ${purchaseCode}: ${EN[step]}.`],
      },
      fine: {
        subject: 'Fine of a sold vehicle',
        lines: [
          `A fine was recorded at purchase ${purchaseCode}. The page of the purchase says who pays it.`,
        ],
      },
      late: {
        subject: 'Transfer overdue',
        lines: [
          `The time of the buyer of purchase ${purchaseCode} is over: ${EN[step]}.`,
          'Next step: talk to the buyer, and communicate the sale to the Detran.',
        ],
      },
    }[what],
  });
}
