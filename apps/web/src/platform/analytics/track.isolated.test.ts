import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POLICY_VERSION } from '@patio/domain/identity/consents/consent.ts';
import { maskTerm } from './mask-term.ts';
import { forgetTracked, track } from './track.ts';
import { FLOW_NAMES } from './tracked-event.ts';

const ID = '0b8f7c1e-51aa-4d0e-9c58-6a1f7d3f2b11';

/** A browser that has answered; null has not. */
function answered(kinds: string | null): void {
  const cookie = kinds === null ? '' : `consent=${POLICY_VERSION}.${kinds}.${Date.now()}.${ID}`;
  vi.stubGlobal('document', { cookie });
}
const layer = () => window.dataLayer;

describe('the data layer', () => {
  beforeEach(() => vi.stubGlobal('window', {}));
  afterEach(() => {
    forgetTracked();
    vi.unstubAllGlobals();
  });

  it.each([null, 'necessary', 'necessary-functionality-advertising'])(
    'does not even exist without performance (%s)',
    (kinds) => {
      answered(kinds);
      track({ event: 'login' });
      expect(layer()).toBeUndefined();
    },
  );

  it('gets what happens after consent, not what happened before, ANLY-01', () => {
    answered(null);
    track({ event: 'search', term: 'uno' });
    answered('necessary-performance');
    track({ event: 'view_details', codigo: 7 });
    expect(layer()).toEqual([{ event: 'view_details', codigo: 7 }]);
  });

  it('takes signing in, out and up, the last as success or failure', () => {
    answered('necessary-performance');
    track({ event: 'signup', result: 'success' });
    track({ event: 'signup', result: 'failure' });
    expect(layer()).toEqual([
      { event: 'signup', result: 'success' },
      { event: 'signup', result: 'failure' },
    ]);
  });

  it('is removed with the consent', () => {
    answered('necessary-performance');
    track({ event: 'login' });
    const held = layer();
    forgetTracked();
    expect([held, layer()]).toEqual([[], undefined]);
  });

  it('calls the four ways to deal by their names, ANLY-08', () => {
    expect(FLOW_NAMES).toEqual({
      BUY: 'Compra',
      BID: 'Lance Manual',
      AUTO_BID: 'Lance Automático',
      PURPOSE: 'PROPOSTA',
    });
  });
});

describe('typed words', () => {
  it.each([
    ['gol ana.souza@patio.test 2019', 'gol *** 2019'],
    ['meu cpf 529.982.247-25', 'meu cpf ***'],
    ['(27) 99999-0000', '***'],
    ['+55 27 99999-0000 uno', '*** uno'],
    ['99999-0000', '***'],
    ['27999990000', '***'],
    ['cep 29160-000', 'cep ***'],
    ['12.345.678/0001-90', '***'],
    ['placa ABC1D23', 'placa ***'],
    ['placa abc-1234 azul', 'placa *** azul'],
  ])('lose what may name a person: %s', (typed, masked) => {
    expect(maskTerm(typed)).toBe(masked);
  });
  it.each([
    'onix 2019',
    'scania r450',
    'fiat uno 1.0 2015/2016',
    'case 580',
    'volvo fh 540 6x4',
    'gol 2015 2016',
  ])('keep what names a vehicle: %s', (typed) => {
    expect(maskTerm(typed)).toBe(typed);
  });
});
