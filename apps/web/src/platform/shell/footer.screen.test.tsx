import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../../test/screens/open-screen.tsx';
import { attributesOf, textsOf } from '../../../test/screens/elements.ts';

const footer = page.getByRole('contentinfo');

describe('the footer', () => {
  test('lists the categories backwards, and home last, FOOT-01, GENL-01', async () => {
    await openScreen('/home');
    await expect
      .poll(() => textsOf(footer.getByCss('a[href^="/home"]')))
      .toEqual(['Implementos', 'Caminhões', 'Ônibus', 'Máquinas', 'Utilitários', 'Carros', 'Início']);
  });

  test('has the hours, FOOT-02', async () => {
    await openScreen('/acessibilidade');
    await expect.element(footer).toMatchTextContent(/das 07:30-17:30/);
  });

  test('has six teams, each on WhatsApp with the country code, FOOT-03, FOOT-04', async () => {
    await openScreen('/acessibilidade');
    const teams = attributesOf(footer.getByCss('a[href^="https://wa.me/"]:not([href*="?"])'), 'href');
    expect(teams).toHaveLength(6);
    for (const team of teams) expect(team).toMatch(/^https:\/\/wa\.me\/5527\d{9}$/);
  });

  test('has the e-mail of the house, FOOT-05', async () => {
    await openScreen('/acessibilidade');
    expect(attributesOf(footer.getByCss('a[href^="mailto:"]'), 'href')).toHaveLength(1);
  });

  test('leads to a text for each kind of buyer and to the one about the house, FOOT-06, FOOT-07', async () => {
    await openScreen('/acessibilidade');
    for (const key of ['lojista', 'empresa', 'colaborador', 'pessoa', 'vix'])
      expect(attributesOf(footer.getByCss(`a[href="/texto/${key}"]`), 'href'), key).toHaveLength(1);
  });

  test('opens the sites of logistics and careers in tabs of their own, FOOT-08', async () => {
    await openScreen('/acessibilidade');
    for (const name of ['Logística', 'Trabalhe conosco']) {
      const site = footer.getByRole('link', { name: new RegExp(name) });
      await expect.element(site).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
      await expect.element(site).toHaveAttribute('target', '_blank');
    }
  });

  test('leads to the privacy policy, the terms and accessibility, FOOT-09', async () => {
    await openScreen('/home');
    for (const address of ['/politica-privacidade', '/texto/termos'])
      expect(attributesOf(footer.getByCss(`a[href="${address}"]`), 'href'), address).toHaveLength(1);
    await footer.getByRole('link', { name: /^Acessibilidade/ }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Acessibilidade' })).toBeVisible();
  });
});

test('no number of a team breaks, however long its name is', async () => {
  await page.viewport(1440, 900);
  await openScreen('/home?idiom=EN');
  const number = page.getByRole('contentinfo').getByText('(27) 99000-0006', { exact: true });
  await expect.element(number).toBeVisible();
  expect(number.element().getClientRects()).toHaveLength(1);
});
