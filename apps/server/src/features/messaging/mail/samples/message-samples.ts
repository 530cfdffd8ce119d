import { messages } from '../messages.ts';
import type { SampleScene } from './sample-scene.ts';
import type { SampleSet } from './sample-set.ts';

const team = ({ frame, offer, page, foot }: SampleScene) => ({
  ...frame,
  alertsAddress: page('/notification'),
  foot,
  offerTitle: offer.offerTitle,
  offerAddress: offer.offerAddress,
});

/** Mails about messages between buyers and who sells. */
export const messageSamples = {
  dealMessages: [
    ({ frame, offer, words, page }) =>
      messages.dealMessages({
        ...frame,
        name: offer.name,
        offerTitle: offer.offerTitle,
        texts: [words],
        more: 0,
        files: 0,
        address: page('/compra/1042#mensagens'),
      }),
    ({ frame, offer, words, page }) =>
      messages.dealMessages({
        ...frame,
        name: offer.name,
        offerTitle: offer.offerTitle,
        texts: [words, words],
        more: 7,
        files: 2,
        address: page('/compra/1042#mensagens'),
      }),
  ],
  dealMessageHidden: [
    ({ frame, offer, words, page }) =>
      messages.dealMessageHidden({
        ...frame,
        name: offer.name,
        offerTitle: offer.offerTitle,
        text: words,
        reason: frame.idiom === 'EN' ? 'It names a telephone number.' : 'Ela traz um número de telefone.',
        address: page('/compra/1042#mensagens'),
      }),
  ],
  salesMessages: [
    (scene) =>
      messages.salesMessages({
        ...team(scene),
        texts: [scene.words],
        more: 0,
        files: 0,
        answerBy: scene.soon,
      }),
    (scene) =>
      messages.salesMessages({
        ...team(scene),
        texts: [scene.words, scene.words],
        more: 3,
        files: 1,
        answerBy: null,
      }),
  ],
} as const satisfies Partial<SampleSet>;
