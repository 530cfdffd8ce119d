import { describe, expect, it } from 'vitest';
import { fieldProblems, sentValues, type FormField } from './form-field.ts';

type Key = 'name' | 'age' | 'again';
const field = (key: Key, more: Partial<FormField<Key, number>> = {}): FormField<Key, number> => ({
  key,
  name: key,
  required: false,
  input: { autoComplete: 'off' },
  ...more,
});
const form = [
  field('age', {
    sent: (typed) => typed.replaceAll(/\D/g, ''),
    problem: (age, most) => (Number(age) > most ? 'invalid' : null),
  }),
  field('name', { required: true }),
  field('again', { repeats: 'name' }),
];
const problems = (sent: Partial<Record<Key, string>>, fields = form) => [
  ...fieldProblems(fields, { name: 'Ana', age: '', again: 'Ana', ...sent }, 100),
];

describe('the fields of a form', () => {
  it('are sent trimmed, or as their description says', () => {
    const typed = { name: ' Ana ', age: ' 4 2 ', again: 'x ' };
    expect(sentValues(form, typed)).toEqual({ name: 'Ana', age: '42', again: 'x' });
  });
  it('have nothing wrong with them when they are whole; what nobody asks for may be missing', () => {
    expect(problems({})).toEqual([]);
  });
  it('report problems in the order of the form, a missing value before its rules', () => {
    expect(problems({ name: '\u200B', age: '101', again: 'Bia' })).toEqual([
      ['age', 'invalid'],
      ['name', 'required'],
      ['again', 'different'],
    ]);
  });
  it('are judged by the facts that decide besides', () => {
    const sent = { name: 'Ana', age: '101', again: 'Ana' };
    expect(fieldProblems(form, sent, 101).size).toBe(0);
  });
  it('have nothing wrong that another has to mend', () => {
    expect(problems({ name: '' }, [field('name', { required: true, locked: true })])).toEqual([]);
  });
});
