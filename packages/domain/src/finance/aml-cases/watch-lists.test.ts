import { expect, it } from 'vitest';
import { mayBeWatched, watchedDocument } from './watch-lists.ts';

const entry = (name: string, document: string | null) =>
  ({ kind: 'pep', name, document, detail: '' }) as const;
const josé = { name: 'José  da Silva', document: '529.982.247-25' };

it.each([
  ['***.982.247-**', '***982247**'],
  ['529.982.247-25', '52998224725'],
  ['12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['***.***.***-**', null],
  ['982247', null],
  ['', null],
])('the document %s of a list is stored as %s', (text, stored) => {
  expect(watchedDocument(text)).toBe(stored);
});

it.each([
  ['the same name and the digits that are shown', entry('JOSE DA SILVA', '***982247**'), true],
  ['the same name and another digit', entry('JOSE DA SILVA', '***982248**'), false],
  ['the same name in a list without documents', entry('José da Silva', null), true],
  ['another name with the same whole document', entry('JOSE DA SILVA FILHO', '52998224725'), true],
  ['another name with the same digits that are shown', entry('JOSE DA SILVA FILHO', '***982247**'), false],
  ['a company of the same name', entry('JOSE DA SILVA', '12ABC34501DE35'), false],
])('%s', (_name, listed, found) => {
  expect(mayBeWatched(josé, listed)).toBe(found);
});

it('a person without a document is found by the name alone, one without a name never', () => {
  expect(mayBeWatched({ ...josé, document: null }, entry('JOSE DA SILVA', '***982247**'))).toBe(true);
  expect(mayBeWatched({ name: '—', document: null }, entry('—', null))).toBe(false);
});
