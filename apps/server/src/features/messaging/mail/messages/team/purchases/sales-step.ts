import { STAGE_WORDS } from '@patio/contract/sales/purchases/stage-words.ts';
import { STEP_WORDS } from '@patio/contract/sales/transfer/step-words.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { SellerDeliveryStep } from '@patio/domain/sales/deliveries/seller-step.ts';
import type { SellerStep } from '@patio/domain/sales/purchases/step-reminders.ts';
import { dateText } from '@patio/domain/time/date-text.ts';
import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import type { MailContent } from '../../../mail-content.ts';
import { teamMail, type TeamMailFacts } from '../team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly purchaseCode: number;
  readonly step: SellerStep;
  /** The last day, yyyy-mm-dd. */
  readonly due: string;
  readonly late: boolean;
}

const DELIVERY_WORDS = {
  PTBR: {
    'delivery-freight': 'proposta do valor do frete',
    'delivery-carrier': 'agendamento da transportadora',
    'delivery-exit': 'saída do veículo com a transportadora',
    'delivery-arrival': 'chegada do veículo ao comprador',
    'delivery-new-day': 'nova data de entrega',
  },
  EN: {
    'delivery-freight': 'proposal of the freight',
    'delivery-carrier': 'booking of the carrier',
    'delivery-exit': 'exit of the vehicle with the carrier',
    'delivery-arrival': 'arrival of the vehicle at the buyer',
    'delivery-new-day': 'new day of delivery',
  },
} as const satisfies Record<Idiom, Record<SellerDeliveryStep, string>>;

/** To sellers: a step of a purchase is theirs, and its last day is near or over. */
export function salesStep(facts: Facts): MailContent {
  const { purchaseCode, step, due, late } = facts;
  const day = (idiom: Idiom): string => dateText(endOfDay(due) - 1, idiom);
  const words = (idiom: Idiom): string =>
    ({ ...STAGE_WORDS[idiom], ...STEP_WORDS[idiom], ...DELIVERY_WORDS[idiom] })[step];
  return teamMail(facts, {
    PTBR: {
      subject: late ? `Prazo vencido: ${words('PTBR')}` : `Prazo perto: ${words('PTBR')}`,
      lines: [
        late
          ? `O prazo desta etapa da compra ${purchaseCode} era ${day('PTBR')}: ${words('PTBR')}.`
          : `O prazo desta etapa da compra ${purchaseCode} termina em ${day('PTBR')}: ${words('PTBR')}.`,
        'Próximo passo: faça a etapa e marque na página da compra, ou avise o comprador.',
      ],
    },
    EN: {
      subject: late ? `Overdue: ${words('EN')}` : `Due soon: ${words('EN')}`,
      lines: [
        late
          ? `This step of purchase ${purchaseCode} was due on ${day('EN')}: ${words('EN')}.`
          : `This step of purchase ${purchaseCode} is due by ${day('EN')}: ${words('EN')}.`,
        'Next step: do it and mark it on the page of the purchase, or tell the buyer.',
      ],
    },
  });
}
