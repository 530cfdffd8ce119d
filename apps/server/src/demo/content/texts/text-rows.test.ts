import { getText } from '@patio/contract/catalogue/content/get-text.ts';
import { textPages } from '@patio/contract/catalogue/content/text-pages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { contentWriter } from '../content.store.ts';
import { textRows } from './text-rows.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

/** The ten subjects of the specification by their keys (C-106). */
const subjects = {
  company: 'empresa',
  'the product’s own text': 'vix',
  'app terms': 'termos_app',
  'site terms': 'termos',
  shopkeeper: 'lojista',
  collaborator: 'colaborador',
  'bid info': 'info_lance',
  'partner terms': 'termos_parceiro',
  'privacy policy': 'politica_privacidade',
  'partner privacy': 'politica_privacidade_parceiro',
} as const;

describe('the texts of the house', () => {
  beforeAll(() =>
    server.deps.database.transact(async (transaction) => {
      await contentWriter(transaction).texts(textRows(server.deps.config.brand));
    }),
  );
  const read = (key: string, idiom: 'PTBR' | 'EN') =>
    server.ask(getText, { params: { key }, query: { idiom } });

  test.each(Object.entries(subjects))('%s is there in both languages, TEXT-04', async (_, key) => {
    const [pt, en] = [await read(key, 'PTBR'), await read(key, 'EN')];
    for (const { description, html } of [pt, en]) {
      expect(description.trim().length).toBeGreaterThan(3);
      // The policies are part of the pages; what stood here would take their place (C-105).
      if (key.startsWith('politica_')) expect(html).toBe('');
      else {
        expect(html).toMatch(/^<(p|h3|ul)>/);
        expect(html.replaceAll(/<[^>]+>/g, '').length).toBeGreaterThan(100);
      }
    }
    expect(en.description).not.toBe(pt.description);
  });

  test('every page of texts has one, C-106', async () => {
    for (const key of textPages) expect((await read(key, 'PTBR')).html, key).not.toBe('');
  });
});
