import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import type { OfficePage } from '../office/office-page.ts';
import { plainPhoto } from '../office/yard-tasks.ts';
import { HomePage } from '../pages/home-page.ts';

/** A category is renamed and another hidden, a banner and a text are published; a visitor sees all of it. */
export async function setTheShopWindow(content: OfficePage, visitor: Page): Promise<void> {
  await setCategories(content);
  await addBanner(content, 'Abrimos hoje');
  await publishText(content);
  const home = await new HomePage(visitor).open();
  await expect(home.banners.getByRole('heading', { name: 'Abrimos hoje' })).toBeVisible();
  const categories = visitor.getByRole('navigation', { name: 'Categorias' }).getByRole('link');
  await expect(categories.filter({ hasText: 'Automóveis' }).first()).toBeVisible();
  await expect(categories.filter({ hasText: 'Ônibus' })).toHaveCount(0);
  await visitor.goto('/texto/empresa');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Quem somos');
  await expect(visitor.getByText('Uma casa nova.')).toBeVisible();
}

/** The banner says something else, and a visitor reads it the next time they look, although home was stored for all visitors. */
export async function changeTheBanner(content: OfficePage, visitor: Page): Promise<void> {
  const home = new HomePage(visitor);
  for (let visit = 0; visit < 3; visit += 1) await home.open();
  await content.goTo('Banners');
  await content.row('Abrimos hoje').click();
  await content.panel.getByLabel('Título').first().fill('Duzentas ofertas');
  await content.panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(content.done('Banner salvo')).toBeVisible();
  await visitor.reload();
  await expect(home.banners.getByRole('heading', { name: 'Duzentas ofertas' })).toBeVisible({
    timeout: 2_000,
  });
}

async function setCategories(content: OfficePage): Promise<void> {
  const { panel } = content;
  await content.goTo('Categorias');
  await content.row('Carros').first().click();
  await panel.getByLabel('Nome', { exact: true }).fill('Automóveis');
  await panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(content.done('Salvo.')).toBeVisible();
  await expect(content.row('Automóveis').first()).toBeVisible();
  await content.row('Ônibus').first().click();
  await panel.getByLabel('Mostrado no site').uncheck();
  await panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(content.row('Ônibus').first()).toContainText('Oculto');
}

async function addBanner(content: OfficePage, title: string): Promise<void> {
  const { page, panel } = content;
  await content.goTo('Banners');
  await page.getByRole('button', { name: 'Novo banner' }).click();
  await panel.locator('input[type=file]').setInputFiles(await plainPhoto('banner.jpg', '#116644'));
  await panel.getByLabel('Título').first().fill(title);
  await panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(content.done('Banner criado')).toBeVisible();
}

async function publishText(content: OfficePage): Promise<void> {
  const { page, panel } = content;
  await content.goTo('Textos');
  await content.row('A empresa').first().click();
  await panel.getByLabel('Título', { exact: true }).fill('Quem somos');
  await panel.getByRole('textbox', { name: 'Texto', exact: true }).fill('Uma casa nova.');
  await panel.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(content.done('Rascunho salvo')).toBeVisible();
  await panel.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Publicar' }).click();
  await expect(content.done('Texto publicado')).toBeVisible();
  await page.keyboard.press('Escape');
}
