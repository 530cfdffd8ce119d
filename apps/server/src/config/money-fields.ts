import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { field, right, wrong, type About } from './fields.ts';

const STATES = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
);

/** An amount in reais, as centavos: `1.200,50` or `1200.50`. */
export function money(about: About & { min?: number; max: number }) {
  const { min = 0, max } = about;
  const problem = `must be an amount in reais from ${min} to ${max}`;
  return field<number>(about, (typed) => {
    const centavos = parseMoney(typed);
    return centavos === null || centavos < min * 100 || centavos > max * 100
      ? wrong(problem)
      : right(centavos);
  });
}

/** A percentage with at most two decimals, as hundredths of a percent: `5`, `2,75`. */
export function percent(about: About) {
  const problem = 'must be a percentage from 0 to 100 with at most two decimals';
  return field<number>(about, (typed) => {
    if (!/^\d{1,3}([.,]\d{1,2})?$/.test(typed)) return wrong(problem);
    const hundredths = Math.round(Number(typed.replace(',', '.')) * 100);
    return hundredths > 10_000 ? wrong(problem) : right(hundredths);
  });
}

/** Amounts in reais per state, as centavos: `ES=900;SP=1.450,00`. */
export function moneyByState(about: About) {
  const problem = 'must be pairs state=amount in reais, separated by semicolons, each state once';
  return field<Readonly<Record<string, number>>>(about, (typed) => {
    const table: Record<string, number> = {};
    for (const pair of typed.split(';').filter((piece) => piece.trim() !== '')) {
      const [state = '', amount = '', ...more] = pair.split('=').map((piece) => piece.trim());
      const centavos = parseMoney(amount);
      const uf = state.toUpperCase();
      if (more.length > 0 || centavos === null || !STATES.has(uf) || uf in table) return wrong(problem);
      table[uf] = centavos;
    }
    return right(table);
  });
}
