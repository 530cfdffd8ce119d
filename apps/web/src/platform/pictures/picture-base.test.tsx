import { Picture } from '@patio/ui/picture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { house, registerHouse } from '../house/house.ts';

const markupOf = (address: string) =>
  renderToStaticMarkup(<Picture address={address} alt="Foto" width={4} height={3} sizes="100vw" />);

test('stored pictures are loaded from the address of pictures, others from where they are', () => {
  const before = house();
  expect(markupOf('/media/abc')).toContain('src="/media/abc/800.jpg"');
  registerHouse({ ...before, picturesUrl: 'https://fotos.loja.com.br' });
  try {
    const stored = markupOf('/media/abc');
    expect(stored).toContain('src="https://fotos.loja.com.br/media/abc/800.jpg"');
    expect(stored).toContain('https://fotos.loja.com.br/media/abc/536.avif 536w');
    expect(stored).not.toContain('"/media');
    expect(markupOf('https://outra.test/a.jpg')).toContain('src="https://outra.test/a.jpg"');
  } finally {
    registerHouse(before);
  }
  expect(markupOf('/media/abc')).toContain('src="/media/abc/800.jpg"');
});
