import { Picture } from '@patio/ui/picture.tsx';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { notifyHouse } from '../../../test/screens/house.ts';

test('a picture that the address of pictures does not give comes from the site, and counts as missing only there', async () => {
  notifyHouse({ picturesUrl: 'http://127.0.0.1:1' });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <Picture
      address="/media/nao-existe"
      alt="Foto"
      width={40}
      height={30}
      sizes="40px"
      priority="eager"
      broken="Sem foto"
    />,
  );
  const asked: string[] = [];
  const seen = new MutationObserver(() => {
    const address = place.querySelector('img')?.getAttribute('src');
    if (address !== undefined && address !== null && asked.at(-1) !== address) asked.push(address);
  });
  seen.observe(place, { childList: true, subtree: true, attributes: true });
  onTestFinished(() => seen.disconnect());
  await expect.poll(() => place.textContent).toBe('Sem foto');
  expect(asked).toEqual(['http://127.0.0.1:1/media/nao-existe/800.jpg', '/media/nao-existe/800.jpg']);
});
