import { messages } from '../messages.ts';
import type { SampleScene } from './sample-scene.ts';
import type { SampleSet } from './sample-set.ts';

const certificate = (
  { frame, page, foot, soon }: SampleScene,
  whose: 'own' | 'authority',
  days: 14 | 1 | 0,
) =>
  messages.salesCertificate({
    ...frame,
    alertsAddress: page('/notification'),
    foot,
    whose,
    days,
    endsAt: soon,
  });

/** Mails about the team of the house and the employees of companies. */
export const teamSamples = {
  accessChangeAsked: [
    ({ frame, offer, siteAddress, soon }) =>
      messages.accessChangeAsked({
        ...frame,
        name: offer.name,
        kind: 'email',
        after: 'nova.caixa@exemplo.test',
        countsAt: soon,
        objection: `${siteAddress}/painel/recusar-troca#amostra-sem-valor`,
      }),
    ({ frame, offer, soon }) =>
      messages.accessChangeAsked({
        ...frame,
        name: offer.name,
        kind: 'username',
        after: 'marina.duarte',
        countsAt: soon,
        objection: null,
      }),
  ],
  salesCollected: [
    ({ frame, page, foot, offer, words, soon }) =>
      messages.salesCollected({
        ...frame,
        alertsAddress: page('/notification'),
        foot,
        offerTitle: offer.offerTitle,
        offerAddress: offer.offerAddress,
        plate: 'RJX1D23',
        collector: words,
        undone: false,
        at: soon,
      }),
    ({ frame, page, foot, offer, soon }) =>
      messages.salesCollected({
        ...frame,
        alertsAddress: page('/notification'),
        foot,
        offerTitle: offer.offerTitle,
        offerAddress: offer.offerAddress,
        plate: null,
        collector: '',
        undone: true,
        at: soon,
      }),
  ],
  salesCertificate: [
    (scene) => certificate(scene, 'own', 14),
    (scene) => certificate(scene, 'own', 0),
    (scene) => certificate(scene, 'authority', 1),
  ],
  employeeNews: [
    ({ frame, offer }) => messages.employeeNews({ ...frame, employee: offer.name, news: 'invited' }),
    ({ frame, offer }) => messages.employeeNews({ ...frame, employee: offer.name, news: 'joined' }),
    ({ frame, offer }) => messages.employeeNews({ ...frame, employee: offer.name, news: 'ended' }),
  ],
  passwordRequired: [
    ({ frame, offer, words, page }) =>
      messages.passwordRequired({ ...frame, name: offer.name, reason: words, address: page('/auth/') }),
  ],
  weekFigures: [
    ({ frame, offer, page }) =>
      messages.weekFigures({
        ...frame,
        name: offer.name,
        storeName: frame.store?.name ?? null,
        from: '2026-11-23',
        to: '2026-11-29',
        figures: {
          total: { vendas: 12, valor: 845_900.5, canceladas: 1 },
          encerradas: { ofertas: 20, seguidores: 310, lances: 188, semLances: 3 },
          abertas: { ofertas: 61, semLances: 24, semLancesAteSeteDias: 6 },
          funil: { publicadas: 18, acompanhadas: 17, disputadas: 12, vendidas: 5, concluidas: 1 },
        },
        address: page('/painel/numeros?de=2026-11-23&ate=2026-11-29'),
      }),
  ],
  roleChanged: [
    ({ frame, offer, page }) =>
      messages.roleChanged({
        ...frame,
        name: offer.name,
        from: 'sales',
        to: 'finance',
        officeAddress: page('/painel'),
      }),
    ({ frame, offer, page }) =>
      messages.roleChanged({
        ...frame,
        name: offer.name,
        from: 'support',
        to: null,
        officeAddress: page('/painel'),
      }),
  ],
  teamNews: [
    ({ frame, offer, page }) =>
      messages.teamNews({
        ...frame,
        person: offer.name,
        news: { kind: 'joined', role: 'content' },
        teamAddress: page('/painel/equipe'),
      }),
    ({ frame, offer, page }) =>
      messages.teamNews({
        ...frame,
        person: offer.name,
        news: { kind: 'administrator-made', by: 'Denise Vasconcelos' },
        teamAddress: page('/painel/equipe'),
      }),
    ({ frame, offer, page }) =>
      messages.teamNews({
        ...frame,
        person: offer.name,
        news: { kind: 'administrator-unmade', by: 'Denise Vasconcelos' },
        teamAddress: page('/painel/equipe'),
      }),
  ],
  workInvitation: [
    ({ frame, offer, siteAddress }) =>
      messages.workInvitation({
        ...frame,
        name: offer.name,
        to: { as: 'staff', role: 'support' },
        inviter: 'Denise Vasconcelos',
        address: `${siteAddress}/painel/convite#amostra-sem-valor`,
        hours: 72,
      }),
    ({ frame, offer, siteAddress }) =>
      messages.workInvitation({
        ...frame,
        name: offer.name,
        to: { as: 'store', store: 'Loja Norte' },
        inviter: 'Rui Tavares',
        address: `${siteAddress}/painel/convite#amostra-sem-valor`,
        hours: 72,
      }),
    ({ frame, offer, siteAddress, words }) =>
      messages.workInvitation({
        ...frame,
        name: offer.name,
        to: { as: 'employee', company: words.slice(0, 60) },
        inviter: null,
        address: `${siteAddress}/painel/convite#amostra-sem-valor`,
        hours: 72,
      }),
  ],
} as const satisfies Partial<SampleSet>;
