import { messages } from '../messages.ts';
import type { SampleSet } from './sample-set.ts';

const PROTOCOL = '2026-000123-6';

/** Mails about requests for the user's own data. */
export const personalDataSamples = {
  accountErased: [
    ({ frame }) => messages.accountErased({ ...frame, protocol: PROTOCOL, salesYears: 5, logMonths: 6 }),
  ],
  correctionAnswered: [
    ({ frame, page, words }) =>
      messages.correctionAnswered({
        ...frame,
        protocol: PROTOCOL,
        outcome: 'waits',
        answer: words,
        address: page('/perfil/dados'),
      }),
    ({ frame, page, words }) =>
      messages.correctionAnswered({
        ...frame,
        protocol: PROTOCOL,
        outcome: 'refused',
        answer: words,
        address: page('/perfil/dados'),
      }),
  ],
  correctionReceived: [
    ({ frame, page, soon }) =>
      messages.correctionReceived({
        ...frame,
        protocol: PROTOCOL,
        due: soon,
        address: page('/perfil/dados'),
      }),
  ],
  deletionRequested: [
    ({ frame, page, soon }) =>
      messages.deletionRequested({
        ...frame,
        protocol: PROTOCOL,
        eraseAt: soon,
        byStaff: false,
        address: page('/auth'),
      }),
    ({ frame, page, soon }) =>
      messages.deletionRequested({
        ...frame,
        protocol: PROTOCOL,
        eraseAt: soon,
        byStaff: true,
        address: page('/auth'),
      }),
  ],
  deletionUndone: [({ frame }) => messages.deletionUndone({ ...frame, protocol: PROTOCOL })],
  emailChanged: [({ frame }) => messages.emailChanged(frame)],
  exportReady: [
    ({ frame, page, soon }) =>
      messages.exportReady({ ...frame, protocol: PROTOCOL, until: soon, address: page('/perfil/dados') }),
  ],
} as const satisfies Partial<SampleSet>;
