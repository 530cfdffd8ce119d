import { expect, test } from 'vitest';
import { officeRecordPath } from './office-record.ts';

test('the address of a record finds it also when it no longer waits', () => {
  expect(officeRecordPath('question', 12, { oferta: 3 })).toBe('/perguntas?situacao=&oferta=3&id=12');
  expect(officeRecordPath('purchase', 7)).toBe('/compras?id=7');
  expect(officeRecordPath('dead-mail', null)).toBe('/emails-parados');
});
