import '../../src/app.css';
import './locators.ts';
import { afterEach, beforeEach, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { registerHouse } from '../../src/platform/house/house.ts';
import { registerTexts } from '../../src/platform/i18n/texts.ts';
import { readHouse } from '../../src/platform/house/read-house.ts';
// Loaded beforehand: a session that an earlier test still waits to renew would end the one of the next test.
import '../../src/platform/api/browser-api.ts';
import { dismiss } from '../../src/platform/notices/notice-store.ts';
import { en } from '../../src/texts/en.ts';
import { ptbr } from '../../src/texts/ptbr.ts';
import { cutOffCalls, watchCalls } from './calls.ts';
import { answerAboutCookies } from './deals/consent.ts';
import { closeScreen } from './open-screen.tsx';

const DESKTOP = [1280, 720] as const;

registerTexts('PTBR', ptbr);
registerTexts('EN', en);
registerHouse(readHouse(inject('house')));

// Every test begins in a browser that was never here and has refused cookies that are not needed.
beforeEach(async () => {
  watchCalls();
  answerAboutCookies([]);
  await page.viewport(...DESKTOP);
});

afterEach(async () => {
  cutOffCalls();
  closeScreen();
  // One may wait behind the one that stands.
  dismiss();
  dismiss();
  localStorage.clear();
  sessionStorage.clear();
  await commands.clearCookies();
});
