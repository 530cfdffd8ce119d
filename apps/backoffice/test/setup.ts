import '../../web/test/screens/locators.ts';
import { notifications } from '@mantine/notifications';
import { spotlight } from '@mantine/spotlight';
import { afterEach, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cutOffCalls, watchCalls } from '../../web/test/screens/calls.ts';
import { queryClient } from '../src/platform/api/query-client.ts';
import { loadTexts } from '../src/platform/i18n/loaded-texts.ts';
import { showIdiom } from '../src/platform/i18n/idiom-store.ts';
import { toDoor } from '../src/platform/session/session-store.ts';
import { forgetChange } from '../src/platform/undo/undo-store.ts';
import { closeOffice } from './open-office.tsx';

const DESKTOP = [1280, 720] as const;

await Promise.all([loadTexts('PTBR'), loadTexts('EN')]);

// Every test begins in a browser in which no user of the back office was before.
beforeEach(async () => {
  watchCalls();
  toDoor();
  await page.viewport(...DESKTOP);
});

afterEach(async () => {
  cutOffCalls();
  closeOffice();
  queryClient.clear();
  forgetChange();
  notifications.clean();
  spotlight.close();
  showIdiom('PTBR');
  localStorage.clear();
  sessionStorage.clear();
  await commands.clearCookies();
});
