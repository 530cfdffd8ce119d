import { expect, test } from 'vitest';
import { currentAddress } from '../../../test/screens/deals/address.ts';
import { answerCall, sentCalls, reply } from '../../../test/screens/calls.ts';
import { OfferScreen } from '../../../test/screens/pages/offer-screen.ts';
import { profileScreen } from '../../../test/screens/pages/profile-screen.ts';
import { storedTokens } from '../../../test/screens/sessions.ts';
import { world } from '../../../test/screens/world.ts';
import { removeAddress } from '../../features/people/addresses/public.ts';
import { saveReport } from '../../features/catalogue/offer/save-report.ts';

const typesOf = (method: string, path: string) =>
  sentCalls(method, path).map(({ headers }) => headers.get('content-type'));

test('calls that send something say that it is JSON, SESS-12', async () => {
  const person = await world.signedIn();
  await profileScreen.open();
  await profileScreen.passwords(person.password);
  await profileScreen.save.click();
  await expect.poll(currentAddress).toBe('/home');
  expect(typesOf('PUT', '/usrio/edit')).toEqual(['application/json']);
  expect(typesOf('PUT', '/usrio/interest')).toEqual(['application/json']);
  const renewals = typesOf('POST', '/header/refresh_token');
  expect(new Set(renewals)).toEqual(new Set(['application/json']));
});

test('calls that only ask have the same content type, SESS-12', async () => {
  await world.signedIn();
  const offer = await new OfferScreen().open(await world.offer(), 'leilao');
  await offer.bid('10000');
  await expect.poll(() => typesOf('GET', '/usrio/limites')).toEqual(['application/json']);
});

test('every call of a signed-in browser carries token and content type: figures, live line, reports, deletions too, SESS-04, SESS-12', async () => {
  await world.signedIn();
  const code = await world.offer({ reportCode: 'laudo-1', reportName: 'Laudo.pdf' });
  // The world has asked for its list itself.
  const before = sentCalls().length;
  answerCall('GET', /^\/offer\/laudo\//, () => reply(404, {}));
  await new OfferScreen().open(code, 'leilao');
  await expect.poll(() => sentCalls('GET', `/offer/${code}/stat`).length).toBeGreaterThan(0);
  await expect.poll(() => sentCalls('GET', '/live').length).toBeGreaterThan(0);
  await saveReport({ code: 'laudo-1', name: 'Laudo.pdf' });
  await removeAddress(999_999_999);
  expect(sentCalls('GET', /^\/offer\/laudo\//)).toHaveLength(1);
  expect(sentCalls('DELETE', '/usrio/address')).toHaveLength(1);
  const { cookie } = storedTokens();
  for (const { method, path, headers } of sentCalls().slice(before)) {
    expect([path, headers.get('content-type')]).toEqual([path, 'application/json']);
    expect([method, path, headers.get('security-token')]).toEqual([method, path, cookie]);
  }
});
