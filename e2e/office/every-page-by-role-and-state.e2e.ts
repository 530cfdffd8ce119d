import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { overflow } from '../pages/accessibility.ts';
import type { World } from '../world/world.ts';
import { OfficePage } from './office-page.ts';

/** docs/office-pages.md: a line for every page, a column for every role. */
const [ROLES = [], , ...ROWS] = readFileSync(new URL('../../docs/office-pages.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', address = '', needs = '', ...rights]) => [
    name,
    address,
    needs,
    ...rights.slice(0, -1),
  ]);
const PAGES = ROWS.map(([name = '', address = '', needs = '', ...rights]) => ({
  name,
  path: address.replaceAll('`', '').replace('/painel', ''),
  needs,
  roles: ROLES.slice(3).filter((_, at) => rights[at] === 'yes'),
}));

const LOADING = 'Carregando';
const NOT_ALLOWED = 'Seu papel não permite abrir esta página.';
const RETRY = 'Tentar de novo';
const NOTHING_WAITS = 'Nada esperando por aqui.';
/** Where an empty list is no work that is done. */
const NO_WORK = [
  '/categorias',
  '/marcas',
  '/banners',
  '/motivos',
  '/respostas-de-pesquisas',
  '/equipes',
  '/faltas',
];

/** Their tables have their rows whatever there is to count. */
const NO_LIST = ['/numeros'];

async function store(world: World): Promise<number> {
  const word = world.word();
  return Number(
    await world.value(
      'id',
      `insert into partner (store, name, description, status, member_since) values ($1, $1, '', 'approved', now()) returning id`,
      [word],
    ),
  );
}

for (const role of ROLES.slice(3)) {
  test(`every page opens for ${role}, or says that it is not theirs`, async ({ page, world }) => {
    const user = await world.person({ twoStep: true });
    await world.query(`update account set staff_role = $2, partner_id = $3 where id = $1`, [
      user.id,
      role === 'store' ? null : role,
      role === 'store' ? await store(world) : null,
    ]);
    const office = await new OfficePage(page).open();
    await office.signIn(user);
    await expect(page.getByRole('navigation')).toBeVisible();
    const open = PAGES.filter(({ roles }) => roles.includes(role));
    const links = page.getByRole('navigation').getByRole('link');
    expect(await links.allTextContents()).toEqual(open.map(({ name }) => name));
    for (const { path, name } of PAGES) {
      await office.show(path);
      const refusal = page.getByRole('alert').filter({ hasText: NOT_ALLOWED });
      if (open.some((one) => one.path === path)) {
        await expect(office.heading, path).toBeVisible();
        await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveText(name);
        await expect(page.getByLabel(LOADING), path).toHaveCount(0);
        await expect(page.getByRole('alert'), path).toHaveCount(0);
      } else await expect(refusal, path).toBeVisible();
    }
  });
}

type Answer = (route: Route) => Promise<void>;

const STATES: Readonly<
  Record<string, { readonly answer: Answer; check(page: Page, path: string): Promise<void> }>
> = {
  'is loading': {
    // Never answered: the calls end with the page.
    answer: () => Promise.resolve(),
    check: (page, path) => expect(page.getByRole('status', { name: LOADING }).first(), path).toBeVisible(),
  },
  'could not be loaded': {
    answer: (route) => route.fulfill({ status: 400, json: { erros: ['Algo deu errado.'] } }),
    check: async (page, path) => {
      await expect(page.getByRole('button', { name: RETRY }).first(), path).toBeVisible();
      await expect.poll(() => overflow(page), path).toBe(0);
    },
  },
  'is empty': {
    answer: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: emptied(await response.json()) });
    },
    check: async (page, path) => {
      await expect(page.getByLabel(LOADING), path).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      if (!NO_LIST.includes(path)) await expect(page.locator('main tbody tr'), path).toHaveCount(0);
      if (NO_WORK.includes(path)) await expect(page.getByText(NOTHING_WAITS), path).toHaveCount(0);
      if (path === '/perguntas') await expect(page.getByText(NOTHING_WAITS)).toBeVisible();
    },
  },
  'is very long': {
    answer: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: lengthened(await response.json()) });
    },
    check: async (page, path) => {
      await expect(page.getByLabel(LOADING), path).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect.poll(() => overflow(page), path).toBe(0);
    },
  },
};

for (const [state, { answer, check }] of Object.entries(STATES)) {
  test(`every page of the back office says so when it ${state}`, async ({ page, world }) => {
    const user = await world.person({ twoStep: true });
    await world.query(`update account set staff_role = 'administrator' where id = $1`, [user.id]);
    // Before the sign-in: what the desk reads is not read again at once by the page that it is of.
    await page.route(/\/api\/admin\/(?!session|live|open-records|notices|views)/, async (route) =>
      route.request().method() === 'GET' ? answer(route) : route.continue(),
    );
    const office = await new OfficePage(page).open();
    await office.signIn(user);
    await expect(page.getByRole('navigation')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    // The counts of the desk are of every kind of work: they have no such state.
    // Nor have pages that only send: those of the yard read nothing that they need.
    for (const { path } of PAGES.filter(({ needs }) => needs.includes('GET'))) {
      await office.show(path);
      await check(page, path);
    }
  });
}

/** What a page counts of its rows. */
const COUNTED = new Set(['total', 'respondidas']);

/** A reply without its rows. */
function emptied(json: unknown): unknown {
  if (Array.isArray(json)) return [];
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, COUNTED.has(key) ? 0 : emptied(value)]),
  );
}

const WRITTEN = new Set([
  'nome',
  'titulo',
  'texto',
  'motivo',
  'email',
  'comprador',
  'pergunta',
  'assunto',
  'name',
]);

/** A reply whose names and texts are as long as people can make them, without a place to break. */
function lengthened(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(lengthened);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      WRITTEN.has(key) && typeof value === 'string' ? 'Comprido'.repeat(30) : lengthened(value),
    ]),
  );
}
