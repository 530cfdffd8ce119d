import { expect, it } from 'vitest';
import { dateText, dateTimeText } from './date-text.ts';

const at = Date.UTC(2026, 10, 13, 2, 5);

it('writes days as people read them in each language, in São Paulo, I18N-02', () => {
  expect([dateText(at, 'PTBR'), dateTimeText(at, 'PTBR')]).toEqual(['12/11/2026', '12/11/2026 23:05']);
  expect([dateText(at, 'EN'), dateTimeText(at, 'EN')]).toEqual(['12 Nov 2026', '12 Nov 2026, 23:05']);
});
