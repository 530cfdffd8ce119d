import { STAFF_ROLES, type StaffRole } from '@patio/domain/staff/staff-role.ts';
import { mayCall } from '@patio/contract/route/may-call.ts';
import { expect, it } from 'vitest';
import { PAGES, pagesFor } from './pages.ts';

const user = (papel: StaffRole) => ({
  token: '',
  codigoUsuario: 1,
  nome: 'Ana',
  email: 'ana@patio.test',
  papel,
  loja: null,
});
const paths = (papel: StaffRole) => pagesFor(user(papel)).map(({ path }) => path);

it('the yard sees its own pages, the desk and its part of the audit log', () => {
  expect(paths('yard')).toEqual(['/', '/patio', '/patio/entrada', '/patio/saida', '/retiradas', '/registro']);
});

it.each(STAFF_ROLES)('%s sees the pages whose call they may make, and no other', (papel) => {
  const worker = { staffRole: papel, partnerId: null, storeSuspended: false };
  const open = PAGES.filter(({ needs }) => needs === null || mayCall(needs, worker));
  expect(paths(papel)).toEqual(open.map(({ path }) => path));
});

it('the administrator sees every page', () => {
  expect(paths('administrator')).toEqual(PAGES.map(({ path }) => path));
});
