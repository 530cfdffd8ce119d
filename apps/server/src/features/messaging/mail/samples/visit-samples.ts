import { messages } from '../messages.ts';
import type { VisitNews } from '../messages/trading/visit-news.ts';
import type { SampleScene } from './sample-scene.ts';
import type { SampleSet } from './sample-set.ts';

const told =
  (what: VisitNews, { placed = false, reasoned = false } = {}) =>
  ({ frame, offer, words, page, soon }: SampleScene) =>
    messages.visitNews({
      ...frame,
      what,
      name: offer.name,
      offerTitle: offer.offerTitle,
      from: soon,
      city: 'Vitória',
      uf: 'ES',
      where: placed
        ? { address: 'Avenida Fernando Ferrari, 1080', contact: 'Rui, no balcão', notes: words }
        : null,
      reason: reasoned ? words : null,
      visitsAddress: page('/perfil/visitas'),
      offerAddress: offer.offerAddress,
    });

const team =
  (step: 'booked' | 'asked' | 'moved' | 'cancelled') =>
  ({ frame, offer, page, foot, soon }: SampleScene) =>
    messages.salesVisit({
      ...frame,
      alertsAddress: page('/notification'),
      foot,
      offerTitle: offer.offerTitle,
      offerAddress: offer.offerAddress,
      step,
      from: soon,
      place: 'Vitória, ES',
    });

/** Mails about visits to vehicles. */
export const visitSamples = {
  visitNews: [
    told('booked', { placed: true }),
    told('asked'),
    told('approved', { placed: true }),
    told('refused', { reasoned: true }),
    told('moved', { placed: true, reasoned: true }),
    told('cancelled', { reasoned: true }),
    told('offer-over'),
    told('place-gone'),
    told('day-closed', { reasoned: true }),
    told('unanswered'),
    told('reminder', { placed: true }),
    told('missed'),
  ],
  salesVisit: [team('booked'), team('asked'), team('moved'), team('cancelled')],
} as const satisfies Partial<SampleSet>;
