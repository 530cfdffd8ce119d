import type { NegotiationOffer } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { useIdiom } from '../../../platform/i18n/texts.ts';

type Next = NonNullable<NegotiationOffer['proximo']>;

/** Texts of what a deal in the list waits for, and of the way to its page. */
const ptbr = {
  next: 'Próximo passo',
  stage: {
    contato: 'contato da equipe',
    pagamento: 'pagamento',
    credito: 'análise do crédito',
    liberacao: 'liberação do veículo',
    retirada: 'retirada do veículo',
    entrega: 'entrega do veículo',
  } satisfies Record<Next['etapa'], string>,
  owner: { comprador: 'com você', vendedor: 'com quem vende', banco: 'com o banco' } satisfies Record<
    Next['quem'],
    string
  >,
  until: (day: string) => `até ${day}`,
  was: (day: string) => `o prazo era ${day}`,
  late: 'Atrasada',
  follow: 'Acompanhar negociação',
};

const en: typeof ptbr = {
  next: 'Next step',
  stage: {
    contato: 'contact by the team',
    pagamento: 'payment',
    credito: 'credit check',
    liberacao: 'release of the vehicle',
    retirada: 'pickup of the vehicle',
    entrega: 'delivery of the vehicle',
  },
  owner: { comprador: 'with you', vendedor: 'with the seller', banco: 'with the bank' },
  until: (day) => `by ${day}`,
  was: (day) => `was due on ${day}`,
  late: 'Overdue',
  follow: 'Follow negotiation',
};

const TEXTS = { PTBR: ptbr, EN: en } as const;

/** These texts in the language of the page, loaded only with the list. */
export function useNextStepTexts(): typeof ptbr {
  return TEXTS[useIdiom()];
}
