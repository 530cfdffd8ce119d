import { formatCnpj } from '@patio/domain/validation/cnpj.ts';
import { expect, test } from 'vitest';
import { loadConfig } from '../../../config/load-config.ts';
import { messages } from './public.ts';

const { brand } = loadConfig({ APP_MODE: 'test' });
const offer = {
  title: 'Onix & <Cia>',
  path: '/oferta/1?view=leilao&lance=minimo',
  price: 4_590_050,
  endAt: Date.parse('2026-06-02T18:30:00Z'),
  standing: 'overtaken',
} as const;
const facts = {
  brand,
  name: 'Ana',
  siteAddress: 'https://patio.test',
  hours: 1,
  foot: [{ text: 'Escolher', address: 'https://patio.test/avisos' }],
} as const;

test('one end is named with its price, its time in São Paulo, how one stands and the way back to the bid', () => {
  const { subject, text, html, notice } = messages.endingSoon({
    ...facts,
    idiom: 'PTBR',
    offers: [offer],
    total: 1,
  });
  expect(subject).toBe('Termina em menos de 1 hora: Onix & <Cia>');
  expect(text).toContain('R$\u00A045.900,50, até 02/06/2026 15:30 – seu lance foi superado');
  expect(text).toContain('https://patio.test/oferta/1?view=leilao&lance=minimo');
  expect(text).toContain('Escolher: https://patio.test/avisos\n');
  expect(text).toContain(formatCnpj(brand.cnpj));
  expect(html).toContain('href="https://patio.test/oferta/1?view=leilao&amp;lance=minimo"');
  expect(html).not.toContain('<Cia>');
  expect(notice).toContain('<a href="/oferta/1?view=leilao&amp;lance=minimo">Onix &amp; &lt;Cia&gt;');
});

test('several ends are counted, those beyond the list too, in English as well', () => {
  const { subject, text } = messages.endingSoon({
    ...facts,
    idiom: 'EN',
    hours: 24,
    offers: [offer, { ...offer, title: 'Gol', standing: 'leads' }],
    total: 5,
  });
  expect(subject).toBe('5 offers end in less than 24 hours');
  expect(text).toContain('Gol – R$\u00A045.900,50, until 2 Jun 2026, 15:30 – you are in the lead');
  expect(text).toContain('And 3 more offers.');
});
