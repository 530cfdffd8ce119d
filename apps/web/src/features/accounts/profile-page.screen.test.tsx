import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../../test/screens/open-screen.tsx';
import { world } from '../../../test/screens/world.ts';

const field = (label: string) => page.getByLabelText(label, { exact: true });

test('the profile of an individual shows name and e-mail, PROF-02', async () => {
  const person = await world.signedIn();
  await openScreen('/perfil/');
  await expect.element(field('Nome')).toHaveValue(person.name);
  await expect.element(field('E-mail')).toHaveValue(person.email);
});
