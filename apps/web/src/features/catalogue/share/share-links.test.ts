import { expect, it } from 'vitest';
import { mailAddress, whatsappAddress } from './share-links.ts';

const [title, address] = ['Gol 1.0 & cia: 50% à vista?', 'https://patio.test/comparar?codigos=1,2#x'];

it('hands title and address to WhatsApp whole, whatever is in them', () => {
  expect(new URL(whatsappAddress(title, address)).searchParams.get('text')).toBe(`${title}\n${address}`);
});

it('hands them to a letter whole, as its subject and its text', () => {
  const query = mailAddress(title, address).slice('mailto:?'.length).split('&');
  expect(query.map((part) => decodeURIComponent(part))).toEqual([
    `subject=${title}`,
    `body=${title}\r\n${address}`,
  ]);
});
