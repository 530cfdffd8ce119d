import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../config/load-config.ts';
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
  auctionLost: (idiom) => messages.auctionLost({ ...facts, idiom }),
  conditionalSale: (idiom) => messages.conditionalSale({ ...facts, idiom, untilAt: endAt }),
  purchaseReceived: (idiom) => messages.purchaseReceived({ ...facts, idiom }),
  cancellationRequested: (idiom) => messages.cancellationRequested({ ...facts, idiom }),
  proposalWithdrawn: (idiom) => messages.proposalWithdrawn({ ...facts, idiom }),
  purchaseCancelled: (idiom) => messages.purchaseCancelled({ ...facts, idiom }),
  proposalReceived: (idiom) => messages.proposalReceived({ ...facts, idiom, expiresAt: endAt }),
};

describe.each(Object.entries(offerMessages))('%s', (_name, write) => {
  test.each(['PTBR', 'EN'] as const)('names offer, value, link and sender in %s', (idiom) => {
    const { subject, text, html } = write(idiom);
    expect(subject).toContain('Onix & Cia');
    expect(text).toContain('R$ 45.900,50');
    expect(text).toContain(facts.offerAddress);
    expect(text).toContain(brand.cnpj);
    expect(text).toContain(idiom === 'EN' ? 'Hello, Ana' : 'Olá, Ana');
    expect(html).toContain('href="https://patio.test/oferta/1?a=1&amp;b=2"');
    expect(html).toContain(idiom === 'EN' ? 'lang="en"' : 'lang="pt-BR"');
    expect(html).toContain('Onix &amp; Cia');
    expect(html).not.toContain('<b>');
  });
});

test('tells ends in the time of São Paulo', () => {
  expect(offerMessages['overtaken']?.('PTBR').text).toContain('02/06/2026 15:30');
});

test('writes the access code where it can be copied, S-33', () => {
  const { text } = messages.accessCode({ brand, idiom: 'PTBR', code: '012345', minutes: 10 });
  expect(text).toContain('Código de acesso: 012345');
  expect(text).toContain('10 minutos');
});

test.each(['auctionWon', 'purchaseReceived'] as const)(
  '%s tells what the purchase costs in all, S-17',
  (name) => {
    const costs = ['Preço: R$ 45.900,50.', 'Frete até ES: R$ 900,00.', 'Total: R$ 46.800,50.'];
    const { text } = messages[name]({ ...facts, idiom: 'PTBR', costs });
    expect(text).toContain('Preço: R$ 45.900,50. Frete até ES: R$ 900,00. Total: R$ 46.800,50.');
  },
);
