import { formatCnpj } from '@patio/domain/validation/cnpj.ts';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../../config/load-config.ts';
import type { MailContent } from './mail-content.ts';
import { messages } from './public.ts';

const { brand } = loadConfig({ APP_MODE: 'test' });
const endAt = Date.parse('2026-06-02T18:30:00Z');
const facts = {
  brand,
  name: 'Ana <b>',
  offerTitle: 'Onix & Cia',
  offerAddress: 'https://patio.test/oferta/1?a=1&b=2',
  valueCentavos: 4_590_050,
};

const offerMessages: Record<string, (idiom: 'PTBR' | 'EN') => MailContent> = {
  bidPlaced: (idiom) => messages.bidPlaced({ ...facts, idiom, automatic: false, endAt }),
  automaticBid: (idiom) => messages.bidPlaced({ ...facts, idiom, automatic: true, endAt }),
  overtaken: (idiom) => messages.overtaken({ ...facts, idiom, endAt }),
  auctionWon: (idiom) => messages.auctionWon({ ...facts, idiom }),
  bidAnnulled: (idiom) => messages.bidAnnulled({ ...facts, idiom, reason: 'erro de digitação' }),
  leadRegained: (idiom) => messages.leadRegained({ ...facts, idiom }),
  conditionalAccepted: (idiom) => messages.conditionalAccepted({ ...facts, idiom, cancellationStays: true }),
  conditionalReleased: (idiom) => messages.conditionalReleased({ ...facts, idiom }),
  immediateCancellations: (idiom) => messages.immediateCancellations({ ...facts, idiom, count: 1, limit: 3 }),
  purchaseRegretted: (idiom) =>
    messages.purchaseRegretted({
      ...facts,
      idiom,
      protocol: 'ARR-2026-000318-4',
      refunds: true,
      delivered: false,
      proofUntil: null,
      at: endAt,
    }),
  refundSent: (idiom) => messages.refundSent({ ...facts, idiom, protocol: 'ARR-2026-000318-4' }),
  purchaseDefaulted: (idiom) =>
    messages.purchaseDefaulted({ ...facts, idiom, reason: 'Não pagou.', count: 1, limit: 3, refund: null }),
  secondChanceOffered: (idiom) => messages.secondChanceOffered({ ...facts, idiom, untilAt: endAt }),
  secondChanceAccepted: (idiom) => messages.secondChanceAccepted({ ...facts, idiom }),
  secondChanceExpired: (idiom) => messages.secondChanceExpired({ ...facts, idiom }),
  offerReopened: (idiom) =>
    messages.offerReopened({ ...facts, idiom, stake: 'bids', endAt, withdrawUntil: endAt }),
  bidsLimited: (idiom) => messages.bidsLimited({ ...facts, idiom, why: 'deposit' }),
  bidsWithdrawn: (idiom) => messages.bidsWithdrawn({ ...facts, idiom }),
  strikeRemoved: (idiom) => messages.strikeRemoved({ ...facts, idiom }),
  auctionLost: (idiom) => messages.auctionLost({ ...facts, idiom }),
  conditionalSale: (idiom) => messages.conditionalSale({ ...facts, idiom, untilAt: endAt }),
  purchaseReceived: (idiom) => messages.purchaseReceived({ ...facts, idiom }),
  cancellationRequested: (idiom) => messages.cancellationRequested({ ...facts, idiom }),
  proposalWithdrawn: (idiom) => messages.proposalWithdrawn({ ...facts, idiom }),
  purchaseCancelled: (idiom) => messages.purchaseCancelled({ ...facts, idiom }),
  proposalReceived: (idiom) => messages.proposalReceived({ ...facts, idiom, expiresAt: endAt }),
  proposalAccepted: (idiom) => messages.proposalAccepted({ ...facts, idiom }),
  proposalRejected: (idiom) =>
    messages.proposalRejected({
      ...facts,
      idiom,
      rejection: { cause: 'staff', reason: 'Abaixo da tabela.' },
    }),
  proposalCountered: (idiom) =>
    messages.proposalCountered({
      ...facts,
      idiom,
      proposedCentavos: 4_000_000,
      message: 'Oi',
      expiresAt: endAt,
    }),
  proposalExpired: (idiom) => messages.proposalExpired({ ...facts, idiom, countered: false }),
  proposalLapsed: (idiom) =>
    messages.proposalLapsed({ ...facts, idiom, countered: false, bidCentavos: 4_700_000 }),
  offerStayed: (idiom) =>
    messages.offerStayed({ ...facts, idiom, cause: 'store', hasBid: true, withdrawFrom: endAt }),
  offerReleased: (idiom) => messages.offerReleased({ ...facts, idiom, hasBid: true, endAt }),
  termStayed: (idiom) =>
    messages.termStayed({ ...facts, idiom, deal: 'conditional', notice: { kind: 'running', until: endAt } }),
  offerTakenBack: (idiom) => messages.offerTakenBack({ ...facts, idiom }),
  purchaseHandedOver: (idiom) => messages.purchaseHandedOver({ ...facts, idiom }),
};

describe.each(Object.entries(offerMessages))('%s', (_name, write) => {
  test.each(['PTBR', 'EN'] as const)('names offer, value, link and sender in %s', (idiom) => {
    const { subject, text, html } = write(idiom);
    expect(subject).toContain('Onix & Cia');
    expect(text).toContain('R$\u00A045.900,50');
    expect(text).toContain(facts.offerAddress);
    expect(text).toContain(formatCnpj(brand.cnpj));
    expect(text).toContain(idiom === 'EN' ? 'Hello, Ana' : 'Olá, Ana');
    expect(html).toContain('href="https://patio.test/oferta/1?a=1&amp;b=2"');
    expect(html).toContain(idiom === 'EN' ? 'lang="en"' : 'lang="pt-BR"');
    expect(html).toContain('Onix &amp; Cia');
    expect(html).not.toContain('<b>');
  });
});

test('gives ends in São Paulo time', () => {
  expect(offerMessages['overtaken']?.('PTBR').text).toContain('02/06/2026 15:30');
});

test('writes the access code where it can be copied, S-33', () => {
  const { text } = messages.accessCode({
    brand,
    idiom: 'PTBR',
    code: '012345',
    minutes: 10,
    purpose: 'sign-in',
  });
  expect(text).toContain('Código de acesso: 012345');
  expect(text).toContain('10 minutos');
});

test.each(['auctionWon', 'purchaseReceived'] as const)(
  '%s tells what the purchase costs in all, S-17',
  (name) => {
    const costs = ['Preço: R$\u00A045.900,50.', 'Frete até ES: R$\u00A0900,00.', 'Total: R$\u00A046.800,50.'];
    const { text } = messages[name]({ ...facts, idiom: 'PTBR', costs });
    expect(text).toContain(
      'Preço: R$\u00A045.900,50. Frete até ES: R$\u00A0900,00. Total: R$\u00A046.800,50.',
    );
  },
);

test('a counter-proposal contains the proposed amount, the message and the deadline, rule 0.7', () => {
  const { text } = offerMessages['proposalCountered']?.('PTBR') ?? { text: '' };
  for (const part of [
    'sua proposta de R$\u00A040.000,00',
    'propõe R$\u00A045.900,50',
    'Mensagem: Oi',
    '02/06/2026 15:30',
  ])
    expect(text).toContain(part);
});

test('a refusal states its reason, but never that a floor refused it, rule 0.30', () => {
  const notified = (rejection: Parameters<typeof messages.proposalRejected>[0]['rejection']) =>
    messages.proposalRejected({ ...facts, idiom: 'PTBR', rejection });
  expect(notified({ cause: 'staff', reason: 'Abaixo da tabela.' }).text).toContain(
    'Motivo: Abaixo da tabela.',
  );
  const [floor, staff] = [notified({ cause: 'floor' }), notified({ cause: 'staff', reason: 'x' })];
  expect(floor.subject).toBe(staff.subject);
  expect(floor.text).toBe(staff.text.replace('Motivo: x\n\n', ''));
  expect(floor.text).toContain('peça em suas negociações que uma pessoa reveja');
  expect(notified({ cause: 'sold' }).text).toContain('vendida a outra pessoa');
  expect(notified({ cause: 'ended' }).text).toContain('foi encerrada');
});

describe('sellers', () => {
  const team = { ...facts, idiom: 'PTBR' as const, alertsAddress: 'https://patio.test/notification' };
  const proposal = {
    code: 7,
    valueCentavos: 4_590_050,
    profile: 'company' as const,
    deliveredTo: null,
    expiresAt: endAt,
  };

  test('learn of a proposal what it offers and until when it waits, and not who made it', () => {
    const kind = 'received' as const;
    const given = { kind, proposal, message: 'À vista', priceCentavos: 0 };
    const mail = messages.salesProposal({ ...team, ...given });
    for (const part of ['R$\u00A045.900,50', 'empresa', 'Mensagem: À vista', 'responda até 02/06/2026 15:30'])
      expect(mail.text).toContain(part);
    expect(mail.notice).not.toContain('À vista');
  });

  test('learn how the buyer is reached with the sale, in the mail alone', () => {
    const buyer = { name: 'Ana Lima', email: 'ana@exemplo.test', phone: '27999990000' };
    const given = { kind: 'won', valueCentavos: 4_590_050, buyer, deliveredTo: 'ES' } as const;
    const mail = messages.salesDeal({ ...team, ...given, contactBy: endAt });
    for (const part of [
      'Ana Lima, ana@exemplo.test, (27) 99999-0000',
      'entrega em ES',
      'até 02/06/2026 15:30',
    ])
      expect(mail.text).toContain(part);
    expect(mail.notice).not.toMatch(/Ana|exemplo|9999/);
    expect(mail.notice).toContain('até 02/06/2026 15:30');
  });

  test('read each in their own language', () => {
    const given = { kind: 'received', proposal, message: 'À vista', priceCentavos: 0 } as const;
    const { subject, text, notice } = messages.salesProposal({ ...team, ...given, idiom: 'EN' });
    expect(subject).toMatch(/^New proposal to answer – /);
    for (const part of [
      'company, collection.',
      'Message: À vista',
      'answer by 2 Jun 2026, 15:30 (Brasília time)',
    ])
      expect(text).toContain(part);
    expect(notice).toContain('See the offer');
  });

  test('are led to their alerts while nobody can see the offer', () => {
    const undecided = { kind: 'conditional', valueCentavos: 4_590_050, decideBy: endAt } as const;
    const mail = messages.salesUndecided({ ...team, ...undecided, offerAddress: null });
    expect(mail.text).toContain('Ver os avisos: https://patio.test/notification');
    expect(mail.text).not.toContain('/oferta/');
  });
});
