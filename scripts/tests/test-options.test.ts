import { describe, expect, it } from 'vitest';
import { isWhole, readOptions } from './test-options.mjs';

describe('the options of npm test', () => {
  it('ask for everything when there are none', () => {
    expect(readOptions([])).toEqual({ lanes: ['check', 'unit', 'screens', 'journeys'], filters: [] });
    expect(isWhole(readOptions([]))).toBe(true);
  });

  it('leave parts out and keep file names', () => {
    const options = readOptions(['--no-e2e', '--no-screens', 'money']);
    expect(options).toEqual({ lanes: ['check', 'unit'], filters: ['money'] });
  });

  it('name lanes, which run in their own order', () => {
    expect(readOptions(['--only=journeys,check']).lanes).toEqual(['check', 'journeys']);
    expect(readOptions(['--only=unit,check', '--no-check']).lanes).toEqual(['unit']);
  });

  it.each([[['--no-check']], [['--only=check']], [['money']]])(
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
