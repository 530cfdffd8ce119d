import { expect, it } from 'vitest';
import { placeFromText, placeToText } from './place.ts';

it('comes back as it was written, SORT-06', () => {
  for (const place of [
    { lat: -20.3, lon: -40.29, name: null, approximate: false },
    { lat: -20.3, lon: -40.29, name: 'Vitória/ES', approximate: false },
    { lat: 0, lon: 0, name: 'São Paulo/SP', approximate: true },
  ]) {
    expect(placeFromText(placeToText(place))).toEqual(place);
  }
});

it.each(['', '91,0', '0,181', '1;2', 'a,b', '1,2,3', '1,2|'])('takes %j for no place', (text) => {
  expect(placeFromText(text)).toBeNull();
});
