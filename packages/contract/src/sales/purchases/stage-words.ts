import type { PurchaseStage, StageOwner } from '@patio/domain/sales/purchases/purchase-progress.ts';
import type { Idiom } from '../../errors/catalogue.ts';

/** What a purchase waits for, within a sentence. */
export const STAGE_WORDS: Readonly<Record<Idiom, Readonly<Record<PurchaseStage, string>>>> = {
  PTBR: {
    contact: 'primeiro contato',
    payment: 'pagamento',
    credit: 'análise do crédito pelo banco',
    release: 'liberação do veículo',
    pickup: 'retirada do veículo',
    delivery: 'entrega do veículo',
  },
  EN: {
    contact: 'first contact',
    payment: 'payment',
    credit: 'examination of the credit by the bank',
    release: 'release of the vehicle',
    pickup: 'collection of the vehicle',
    delivery: 'delivery of the vehicle',
  },
};

/** Whose turn it is, to the buyer. */
export const OWNER_WORDS: Readonly<Record<Idiom, Readonly<Record<StageOwner, string>>>> = {
  PTBR: { buyer: 'com você', seller: 'com quem vende', bank: 'com o banco' },
  EN: { buyer: 'your turn', seller: 'with the seller', bank: 'with the bank' },
};
