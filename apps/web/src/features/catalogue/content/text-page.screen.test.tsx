import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sentCalls } from '../../../../test/screens/calls.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';

const main = page.getByRole('main');

beforeAll(() =>
  world.query(
    `insert into content_text (key, language, description, html) values ('avisoslegais', 'PTBR', 'Avisos legais', '<p>Aviso</p>')
     on conflict (key, language) do nothing returning key`,
  ),
);

for (const key of [
  'empresa',
  'vix',
  'termos_app',
  'termos',
  'pessoa',
  'lojista',
  'colaborador',
  'condicaouso',
  'vendas',
  'avisoslegais',
  'mapa',
]) {
  test(`/texto/${key} shows its text, fetched as dynamic content, ROUT-25, TEXT-01, TEXT-02`, async () => {
    await openScreen(`/texto/${key}`);
    await expect.element(main.getByRole('heading', { level: 1 })).toMatchTextContent(/\S/);
    expect(main.getByRole('article').element().textContent.length).toBeGreaterThan(5);
    expect(sentCalls('GET', /^\/dynamic\/\w+$/)).toHaveLength(1);
  });
}

test('an unknown key shows nothing, and no error, TEXT-03', async () => {
  await openScreen('/texto/xyz');
  await expect.element(main).toBeInTheDocument();
  expect(main.element().textContent).toBe('');
});
