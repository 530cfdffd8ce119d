import { messages } from '../messages.ts';
import type { SampleScene } from './sample-scene.ts';
import type { SampleSet } from './sample-set.ts';

const documentNews =
  (what: 'asked' | 'reminded' | 'accepted' | 'refused' | 'withdrawn') =>
  ({ frame, offer, words, page }: SampleScene) =>
    messages.documentNews({
      ...frame,
      name: offer.name,
      what,
      kind: 'habilitacao',
      reason: words,
      due: '2026-12-24',
      address: page('/perfil#documentos'),
    });

/** Mails about a user's own account, and those of stores. */
export const accountSamples = {
  accessCode: [
    ({ frame }) => messages.accessCode({ ...frame, code: '402915', minutes: 10, purpose: 'sign-in' }),
    ({ frame }) => messages.accessCode({ ...frame, code: '402915', minutes: 10, purpose: 'change' }),
  ],
  accountBlocked: [
    ({ frame, offer, words }) =>
      messages.accountBlocked({ ...frame, name: offer.name, reason: words, until: null }),
    ({ frame, offer, words, soon }) =>
      messages.accountBlocked({ ...frame, name: offer.name, reason: words, until: soon }),
  ],
  accountUnblocked: [
    ({ frame, offer, words, page }) =>
      messages.accountUnblocked({ ...frame, name: offer.name, reason: words, address: page('/auth/') }),
    ({ frame, offer, page }) =>
      messages.accountUnblocked({ ...frame, name: offer.name, reason: null, address: page('/auth/') }),
  ],
  registrationChanged: [
    ({ frame, offer, words, page }) =>
      messages.registrationChanged({
        ...frame,
        name: offer.name,
        registration: '082.345.67-8',
        reason: words,
        address: page('/perfil'),
      }),
    ({ frame, offer, words, page }) =>
      messages.registrationChanged({
        ...frame,
        name: offer.name,
        registration: null,
        reason: words,
        address: page('/perfil'),
      }),
  ],
  accountExpires: [
    ({ frame, page, soon }) =>
      messages.accountExpires({
        ...frame,
        address: page('/auth/confirmar-email?token=exemplo'),
        removedAt: soon,
      }),
  ],
  confirmEmail: [
    ({ frame, page }) =>
      messages.confirmEmail({
        ...frame,
        address: page('/auth/confirmar-email?token=exemplo'),
        days: 7,
        code: '402915',
        minutes: 15,
      }),
  ],
  depositChanged: [
    ({ frame, offer }) =>
      messages.depositChanged({ ...frame, name: offer.name, held: 5_000_000, limit: 100_000_000 }),
  ],
  documentNews: [
    documentNews('asked'),
    documentNews('reminded'),
    documentNews('accepted'),
    documentNews('refused'),
    documentNews('withdrawn'),
  ],
  identityDecided: [
    ({ frame, offer, words, page }) =>
      messages.identityDecided({
        ...frame,
        name: offer.name,
        what: 'accepted',
        reason: words,
        limit: 50_000_000,
        address: page('/perfil'),
      }),
    ({ frame, offer, words, page }) =>
      messages.identityDecided({
        ...frame,
        name: offer.name,
        what: 'refused',
        reason: words,
        limit: 50_000_000,
        address: page('/perfil'),
      }),
    ({ frame, offer, words, page }) =>
      messages.identityDecided({
        ...frame,
        name: offer.name,
        what: 'withdrawn',
        reason: words,
        limit: 50_000_000,
        address: page('/perfil'),
      }),
  ],
  identityLinked: [
    ({ frame, page }) =>
      messages.identityLinked({
        ...frame,
        provider: 'Google',
        linked: true,
        alone: false,
        address: page('/perfil/seguranca'),
      }),
    ({ frame, page }) =>
      messages.identityLinked({
        ...frame,
        provider: 'Google',
        linked: true,
        alone: true,
        address: page('/perfil/seguranca'),
      }),
    ({ frame, page }) =>
      messages.identityLinked({
        ...frame,
        provider: 'Facebook',
        linked: false,
        alone: false,
        address: page('/perfil/seguranca'),
      }),
  ],
  limitsChanged: [
    ({ frame, offer, soon }) =>
      messages.limitsChanged({
        ...frame,
        name: offer.name,
        kind: 'PODE_COMPRAR',
        extra: 2,
        until: soon,
        withdrawn: false,
      }),
    ({ frame, offer, soon }) =>
      messages.limitsChanged({
        ...frame,
        name: offer.name,
        kind: 'PODE_DAR_LANCE',
        extra: -1,
        until: soon,
        withdrawn: true,
      }),
  ],
  newAccess: [
    ({ frame, foot, page, soon }) =>
      messages.newAccess({
        ...frame,
        foot,
        device: frame.idiom === 'EN' ? 'Chrome on Windows' : 'Chrome no Windows',
        place: '189.40.12.…',
        at: soon,
        address: page('/perfil/seguranca'),
      }),
  ],
  passwordChanged: [({ frame }) => messages.passwordChanged(frame)],
  passwordLink: [
    ({ frame, siteAddress }) =>
      messages.passwordLink({
        ...frame,
        address: `${siteAddress}/auth/senha?token=amostra-sem-valor`,
        minutes: 60,
      }),
  ],
  questionAnswered: [
    ({ frame, offer, words }) =>
      messages.questionAnswered({
        ...frame,
        name: offer.name,
        offerTitle: offer.offerTitle,
        question: words,
        answer:
          frame.idiom === 'EN'
            ? 'Yes, it has both keys and the manual.'
            : 'Sim, com as duas chaves e o manual.',
        address: offer.offerAddress,
      }),
  ],
  questionHidden: [
    ({ frame, offer, words }) =>
      messages.questionHidden({
        ...frame,
        name: offer.name,
        offerTitle: offer.offerTitle,
        question: words,
        reason: frame.idiom === 'EN' ? 'It names a telephone number.' : 'Ela traz um número de telefone.',
        address: offer.offerAddress,
      }),
  ],
  resellerContact: [
    ({ frame, offer, words, page }) =>
      messages.resellerContact({
        ...frame,
        storeName: frame.store?.name ?? 'Auto Sul',
        name: offer.name,
        phone: '(27) 99999-0000',
        message: words,
        offer: { title: offer.offerTitle, address: page('/oferta/1042') },
      }),
    ({ frame, offer, words, page }) =>
      messages.resellerContact({
        ...frame,
        storeName: frame.store?.name ?? 'Auto Sul',
        name: offer.name,
        phone: '(27) 99999-0000',
        message: words,
        offer: { title: null, address: page('/home') },
      }),
  ],
  savedSearchAlert: [
    ({ frame, offer, page, foot, words }) =>
      messages.savedSearchAlert({
        ...frame,
        name: offer.name,
        searchName: words,
        offers: [
          { title: offer.offerTitle, price: 'R$\u00A045.900,50', address: page('/oferta/1042') },
          { title: 'Fiat Strada Freedom 1.3', price: 'R$\u00A078.500,00', address: page('/oferta/1043') },
        ],
        total: 5,
        searchAddress: page('/oferta?marca=3'),
        offAddress: foot[1]?.address ?? page('/avisos'),
      }),
  ],
  surveyInvitation: [
    ({ frame, offer, page }) =>
      messages.surveyInvitation({
        ...frame,
        name: offer.name,
        occasion: 'completed',
        offerTitle: offer.offerTitle,
        address: page('/survey/?guid=00000000-0000-4000-8000-000000000000&lance_id=7'),
      }),
  ],
  secondStepNews: [
    ({ frame, siteAddress }) => messages.secondStepNews({ ...frame, siteAddress, news: { kind: 'app-on' } }),
    ({ frame, siteAddress }) =>
      messages.secondStepNews({ ...frame, siteAddress, news: { kind: 'code-used', left: 1 } }),
    ({ frame, siteAddress }) =>
      messages.secondStepNews({ ...frame, siteAddress, news: { kind: 'wrong-codes' } }),
    ({ frame, siteAddress, words }) =>
      messages.secondStepNews({
        ...frame,
        siteAddress,
        news: { kind: 'passkey-added', name: words.slice(0, 60) },
      }),
  ],
  welcome: [
    ({ frame, page }) =>
      messages.welcome({
        ...frame,
        address: page('/home'),
        confirmation: page('/auth/confirmar-email?token=exemplo'),
      }),
    ({ frame, page }) => messages.welcome({ ...frame, address: page('/home'), confirmation: null }),
    ({ frame, page }) =>
      messages.welcome({ ...frame, address: page('/home'), confirmation: null, mailed: true }),
  ],
} as const satisfies Partial<SampleSet>;
