import { expect, test } from 'vitest';
import { currentAddress } from '../../../test/screens/address.ts';
import { madeCalls } from '../../../test/screens/calls.ts';
import { OfferScreen } from '../../../test/screens/pages/offer-screen.ts';
import { profileScreen } from '../../../test/screens/pages/profile-screen.ts';
import { world } from '../../../test/screens/world.ts';

const typesOf = (method: string, path: string) =>
  madeCalls(method, path).map(({ headers }) => headers.get('content-type'));

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
