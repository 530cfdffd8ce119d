import { expect, it } from 'vitest';
import { anActor, aPartnerUser } from '../../../test/builders/actor.ts';
import { mailedAfterSale, mailedReason } from './mailed-reason.ts';

const reason = 'Pague em https://golpe.example ou golpe-pix.com/pagar ou ligue 27 99999-0000.';

it('a reason by a user of a store is mailed without links and contacts, one by the house as it is, rule 0.21', () => {
  expect(mailedReason(aPartnerUser(4), reason)).toBe(
    'Pague em [endereço oculto] ou [endereço oculto] ou ligue [telefone oculto].',
  );
  expect(mailedReason(anActor({ staffRole: 'sales' }), reason)).toBe(reason);
  expect(mailedReason(anActor({ staffRole: 'support' }), reason)).toBe(reason);
});

it('after a sale both sides may call each other, and links stay out of mails', () => {
  const told = 'Pague em [endereço oculto] ou [endereço oculto] ou ligue 27 99999-0000.';
  expect(mailedAfterSale(aPartnerUser(4), reason)).toBe(told);
  expect(mailedAfterSale(anActor({ staffRole: 'finance' }), reason)).toBe(reason);
});
