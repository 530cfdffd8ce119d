import { describe, expect, it } from 'vitest';
import { conditionTexts as en } from '../../../texts/en/offers/condition.ts';
import { conditionTexts as ptbr } from '../../../texts/ptbr/offers/condition.ts';
import { damageWords, legalWords } from './legal-words.ts';
import { snapshotTexts } from './snapshot-texts.ts';

describe('the legal sheet of a record', () => {
  it.each([
    ['multas consta 130.16', 'Consta: Multas (R$\u00A0130,16)', 'On record: Traffic fines (R$\u00A0130,16)'],
    [
      'ipva consta 1300',
      'Consta: IPVA (R$\u00A01.300,00)',
      'On record: Vehicle tax (IPVA) (R$\u00A01.300,00)',
    ],
    [
      'multas consta 130.00 Vence em 10/12',
      'Consta: Multas (R$\u00A0130,00: Vence em 10/12)',
      'On record: Traffic fines (R$\u00A0130,00: Vence em 10/12)',
    ],
    ['multas consta 3 em aberto', 'Consta: Multas (3 em aberto)', 'On record: Traffic fines (3 em aberto)'],
    ['outro visto', 'visto: outro', 'visto: outro'],
  ])('reads %j as a person says it', (line, portuguese, english) => {
    expect(legalWords([line], ptbr)).toBe(portuguese);
    expect(legalWords([line], en)).toBe(english);
  });

  it('says of damage how much it matters, and leaves what was written otherwise', () => {
    const line = 'Para-choque: riscos (leve)';
    expect(damageWords(line, snapshotTexts.PTBR.severities)).toBe('Para-choque: riscos (avaria leve)');
    expect(damageWords(line, snapshotTexts.EN.severities)).toBe('Para-choque: riscos (slight damage)');
    expect(damageWords('Porta: trocada (antes)', snapshotTexts.PTBR.severities)).toBe(
      'Porta: trocada (antes)',
    );
  });
});
