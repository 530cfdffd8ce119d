import type { MetaDescriptor } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { house } from '../platform/house/house.ts';
import { registerTexts } from '../platform/i18n/texts.ts';
import routes from '../routes.ts';
import { ptbr } from '../texts/ptbr.ts';

interface HeadOf {
  readonly meta: (args: object) => MetaDescriptor[];
}

beforeAll(() => registerTexts('PTBR', ptbr));

const modules = import.meta.glob<HeadOf>('./**/*.tsx');
const loaderData = { idiom: 'PTBR', origin: 'https://patio.test', step: 'choice', type: 'forgot' };
const store = { id: 7, nome: 'Loja Norte' };

/** The title of a page in a store; without a store, of the house. */
async function titleOf(file: string, partner: string | undefined): Promise<string> {
  const module = await modules[`./${file.replace('routes/', '')}`]?.();
  const frame = { loaderData: { partner: partner === undefined ? null : store } };
  const tags = module?.meta({ loaderData, params: { partner }, matches: [frame] }) ?? [];
  return tags.map((tag) => ('title' in tag ? String(tag.title) : '')).join('');
}

const pages = routes.filter(({ path }) => path?.startsWith(':partner?/auth')).map(({ file }) => file);

describe('the title of a page on the way into an account', () => {
  it('is asked of every one of them', () => expect(pages.length).toBeGreaterThanOrEqual(7));

  it.each(pages)('names the store under its address, and the house elsewhere: %s', async (file) => {
    expect(await titleOf(file, 'loja-norte')).toMatch(/^.+ \| Loja Norte$/);
    expect(await titleOf(file, undefined)).toMatch(new RegExp(`^.+ \\| ${house().name}$`));
  });
});
