import type { ShareCard } from '@patio/domain/catalogue/sharing/share-card.ts';

/** Languages of the pictures, as in their URLs. */
export type CardLanguage = 'pt' | 'en';

interface CardTexts {
  readonly kinds: Readonly<Record<ShareCard['kind'], string>>;
  readonly lot: (vehicles: number) => string;
  readonly illustration: string;
  readonly noPhotos: string;
}

/** The texts on a share card. */
export const cardTexts: Readonly<Record<CardLanguage, CardTexts>> = {
  pt: {
    kinds: {
      buy: 'Compre já',
      bid: 'Lance atual',
      start: 'Lance inicial',
      ask: 'Faça uma proposta',
      ended: 'Oferta encerrada',
    },
    lot: (vehicles) => `Lote com ${vehicles} veículos`,
    illustration: 'Ilustração',
    noPhotos: 'Sem fotos',
  },
  en: {
    kinds: {
      buy: 'Buy now',
      bid: 'Current bid',
      start: 'Opening bid',
      ask: 'Make a proposal',
      ended: 'Offer ended',
    },
    lot: (vehicles) => `Lot of ${vehicles} vehicles`,
    illustration: 'Illustration',
    noPhotos: 'No photos',
  },
};
