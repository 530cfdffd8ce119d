import { POLICY_VERSION } from '@patio/domain/identity/consents/consent.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCall, cutOff, sentCalls } from '../../../test/screens/calls.ts';
import { answerAboutCookies } from '../../../test/screens/deals/consent.ts';
import { openScreen } from '../../../test/screens/open-screen.tsx';
import {
  consentQuestion as question,
  storedId,
  allowedKinds,
} from '../../../test/screens/pages/consent-question.ts';
import { world } from '../../../test/screens/world.ts';

beforeEach(() => answerAboutCookies(null));

const recorded = (columns: string) =>
  world.query(`select ${columns} from consent where consent_id = $1`, [storedId()]);

describe('the question about cookies', () => {
  test('offers refusing as large as accepting', async () => {
    await openScreen('/acessibilidade');
    await expect.element(question.bar).toBeVisible();
    const [no, yes] = [question.refuse.element(), question.accept.element()];
    const size = (button: Element) => {
      const { width, height, y } = button.getBoundingClientRect();
      return [width, height, y];
    };
    expect(size(no)).toEqual(size(yes));
    expect(no.className).toBe(yes.className);
  });

  test('that is refused keeps the refusal and records it', async () => {
    await openScreen('/acessibilidade');
    await question.refuse.click();
    await expect.element(question.bar).not.toBeInTheDocument();
    expect(allowedKinds()).toBe('necessary');
    await expect
      .poll(() => recorded('performance, functionality, advertising, policy_version, account_id'))
      .toEqual([
        {
          performance: false,
          functionality: false,
          advertising: false,
          policy_version: POLICY_VERSION,
          account_id: null,
        },
      ]);
    await openScreen('/acessibilidade');
    await expect.element(question.bar).not.toBeInTheDocument();
  });

  test('has a switch for each kind, off until it is turned on, by keyboard too', async () => {
    await openScreen('/acessibilidade');
    question.choose.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => question.switches.elements().length).toBe(4);
    await expect.element(question.switch('Necessários')).toBeChecked();
    await expect.element(question.switch('Necessários')).toBeDisabled();
    for (const name of ['Desempenho e análise', 'Funcionalidade', 'Publicidade'])
      await expect.element(question.switch(name)).not.toBeChecked();
    question.switch('Funcionalidade').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(question.switch('Funcionalidade')).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect.element(question.dialog).not.toBeInTheDocument();
    await expect.element(question.choose).toHaveFocus();
    expect(allowedKinds()).toBeNull();
  });

  test('keeps what was chosen, and the footer opens it again', async () => {
    await openScreen('/acessibilidade');
    await question.choose.click();
    await question.switch('Desempenho e análise').click();
    await question.save.click();
    await expect.element(question.bar).not.toBeInTheDocument();
    expect(allowedKinds()).toBe('necessary-performance');
    await question.fromFooter.click();
    await expect.element(question.switch('Desempenho e análise')).toBeChecked();
    await expect.element(question.switch('Funcionalidade')).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect.element(question.dialog).not.toBeInTheDocument();
  });

  test('covers neither price nor main action on a phone, and the end of the page can be reached', async () => {
    await page.viewport(360, 740);
    await openScreen(`/oferta/${await world.offer({ buyNow: 30_000 })}`);
    await expect.element(question.bar).toBeVisible();
    const action = page.getByCss('[data-bottom-bar]').getByRole('button');
    const [bar, main] = [question.bar, action].map((each) => each.element().getBoundingClientRect());
    expect(bar?.bottom).toBeLessThanOrEqual(main?.top ?? 0);
    expect(bar?.height).toBeLessThan(740 / 3);
    expect(document.documentElement.scrollWidth).toBe(360);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = page.getByRole('contentinfo').getByCss('p').last().element().getBoundingClientRect();
    expect(last.bottom).toBeLessThanOrEqual((bar?.top ?? 0) + 1);
  });

  test('is asked again after a change of the policy', async () => {
    document.cookie = `consent=2025-06-12.necessary-performance.${Date.now()}.${crypto.randomUUID()}; Path=/`;
    await openScreen('/acessibilidade');
    await expect.element(question.bar).toBeVisible();
  });
});

test('an answer that the server could not record is sent again by the next page', async () => {
  let reachable = false;
  answerCall('POST', '/privacidade/consentimento', (_call, pass) => (reachable ? pass() : cutOff()));
  await openScreen('/acessibilidade');
  await question.accept.click();
  await expect.element(question.bar).not.toBeInTheDocument();
  expect(allowedKinds()).toBe('necessary-performance-functionality-advertising');
  await expect.poll(() => sentCalls('POST', '/privacidade/consentimento').length).toBe(1);
  reachable = true;
  await openScreen('/acessibilidade');
  await expect.poll(() => recorded('performance')).toEqual([{ performance: true }]);
});

test('withdrawing functionality deletes what it kept', async () => {
  answerAboutCookies(['functionality']);
  await openScreen('/acessibilidade');
  localStorage.setItem('patio.functionality.seen', '[1]');
  await question.fromFooter.click();
  await question.refuseAll.click();
  await expect.poll(() => localStorage.getItem('patio.functionality.seen')).toBeNull();
});
