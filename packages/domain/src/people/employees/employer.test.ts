import { expect, it } from 'vitest';
import { employerRefusal } from './employer.ts';

const company = { profileCode: 4, blocked: false, works: false };

it('companies and dealers have employees, unless they are blocked; nobody else has, S-31', () => {
  expect([4, 5].map((profileCode) => employerRefusal({ ...company, profileCode }))).toEqual([null, null]);
  const refused = 'employer-not-company';
  expect([6, 7].map((profileCode) => employerRefusal({ ...company, profileCode }))).toEqual([
    refused,
    refused,
  ]);
  expect(employerRefusal({ ...company, works: true })).toBe(refused);
  expect(employerRefusal({ ...company, blocked: true })).toBe('employer-blocked');
});
