import { expect, test } from 'vitest';
import { byDay, notificationView } from './notification-view.ts';

const wire = (dataInicio: string, more = {}) =>
  notificationView({
    codigoNotificacao: 1,
    tituloNotificacao: 'Aviso',
    descricaoNotificacao: '&lt;p&gt;Olá&lt;/p&gt;',
    dataInicio,
    nomeArquivo: null,
    tamanho: null,
    guid: null,
    lida: false,
    ...more,
  });

test('two dates give two headers, by the calendar of São Paulo, NOTF-01', () => {
  const days = byDay([
    wire('2026-06-02T02:30:00.000Z'),
    wire('2026-06-01T15:00:00.000Z'),
    wire('2026-06-01T02:59:00.000Z'),
  ]);
  expect(days.map(({ day, items }) => [day, items.map(({ time }) => time)])).toEqual([
    ['01/06/2026', ['23:30', '12:00']],
    ['31/05/2026', ['23:59']],
  ]);
});

test('an attachment has its short name and its size, NOTF-03 NOTF-07 NOTF-08', () => {
  const guid = '0b0e5f0a-6d6f-4a52-8a51-9f0a3a2d6f10';
  const file = (nomeArquivo: string, tamanho: number) =>
    wire('2026-06-01T15:00:00.000Z', { guid, nomeArquivo, tamanho }).file;
  expect(file('relatorio-de-vistoria-completo.pdf', 211_356)).toEqual({
    guid,
    name: 'relatorio-de-vistoria-completo.pdf',
    shortName: 'relatorio-de-vistor...pdf',
    size: '0,2 Mb',
  });
  expect(file('abcdefghijklmnop.pdf', 100)).toMatchObject({
    shortName: 'abcdefghijklmnop.pdf',
    size: '100 b',
  });
  expect(wire('2026-06-01T15:00:00.000Z').file).toBeNull();
});

test('the body is decoded, NOTF-09', () => {
  expect(wire('2026-06-01T15:00:00.000Z').html).toBe('<p>Olá</p>');
});
