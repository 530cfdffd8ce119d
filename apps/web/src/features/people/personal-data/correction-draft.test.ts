import { expect, it } from 'vitest';
import { areCorrectionFields, emptyCorrection } from './correction-draft.ts';

it('a correction that was stored holds words and subject, and nothing else is one', () => {
  expect(areCorrectionFields({ subject: 'nascimento', text: 'Nasci em 1990.' })).toBe(true);
  expect(areCorrectionFields(emptyCorrection)).toBe(true);
  for (const stored of [
    'Nasci em 1990.',
    null,
    { text: 'a' },
    { subject: 'senha', text: 'a' },
    { subject: 'email', text: 1 },
  ])
    expect(areCorrectionFields(stored)).toBe(false);
});
