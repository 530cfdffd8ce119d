import { describe, expect, it } from 'vitest';
import { isWhole, readOptions } from './test-options.mjs';

describe('the options of npm test', () => {
  it('ask for everything when there are none', () => {
    expect(readOptions([])).toEqual({
      lanes: ['check', 'unit', 'screens', 'journeys'],
      filters: [],
      base: null,
    });
    expect(isWhole(readOptions([]))).toBe(true);
  });

  it('leave parts out and keep file names', () => {
    const options = readOptions(['--no-e2e', '--no-screens', 'money']);
    expect(options).toEqual({ lanes: ['check', 'unit'], filters: ['money'], base: null });
  });

  it('name lanes, which run in their own order', () => {
    expect(readOptions(['--only=journeys,check']).lanes).toEqual(['check', 'journeys']);
    expect(readOptions(['--only=unit,check', '--no-check']).lanes).toEqual(['unit']);
  });

  it('ask for what a change can touch, since the usual branch or since another', () => {
    expect(readOptions(['--changed'])).toMatchObject({ base: '', filters: [] });
    expect(readOptions(['--changed=HEAD~2', '--no-e2e'])).toMatchObject({ base: 'HEAD~2' });
    expect(() => readOptions(['--changed', 'money'])).toThrow('looks for the files itself');
    expect(() => readOptions(['--changes'])).toThrow('no option');
  });

  it.each([[['--no-check']], [['--only=check']], [['money']], [['--changed']]])(
    'with %j it is no run of everything',
    (args) => {
      expect(isWhole(readOptions(args))).toBe(false);
    },
  );

  it('refuse what does not exist, and say what there is', () => {
    expect(() => readOptions(['--no-e2'])).toThrow('--no-e2 is no option');
    expect(() => readOptions(['--only=check,journey'])).toThrow(
      'No lane is called journey. There are: check',
    );
  });
});
