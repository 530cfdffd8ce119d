import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';

interface Words {
  readonly items: Readonly<Record<string, string>>;
  readonly statuses: Readonly<Record<string, string>>;
}

/**
 * The legal sheet of a record as text: the record holds an item, its status and perhaps an amount in reais and a remark, grouped here by
 * status. Unknown values are kept as written.
 */
export function legalWords(lines: readonly string[], { items, statuses }: Words): string {
  const byStatus = new Map<string, string[]>();
  for (const line of lines) {
    const [item = '', status = '', ...detail] = line.split(' ');
    const name = items[item] ?? item;
    const found = byStatus.get(status) ?? [];
    byStatus.set(status, [...found, detail.length === 0 ? name : `${name} (${detailWords(detail)})`]);
  }
  return [...byStatus]
    .map(([status, names]) => [statuses[status] ?? status, names.join(', ')].filter(Boolean).join(': '))
    .join('; ');
}

/** A remark may begin with a number of its own ("3 multas"): only a number with centavos, or one without further text, is an amount. */
function detailWords([first = '', ...rest]: readonly string[]): string {
  const isAmount = rest.length === 0 ? /^\d+(?:\.\d{1,2})?$/ : /^\d+\.\d{1,2}$/;
  const cents = isAmount.test(first) ? centavosFromReais(Number(first)) : null;
  const remark = rest.join(' ');
  if (cents === null) return [first, remark].filter(Boolean).join(' ');
  return remark === '' ? formatMoney(cents) : `${formatMoney(cents)}: ${remark}`;
}

/** A remark on damage as text: the record ends it with its severity, `Para-choque: riscos (leve)`. */
export function damageWords(line: string, severities: Readonly<Record<string, string>>): string {
  return line.replace(/ \((leve|media|grave)\)$/, (written, severity: string) =>
    severities[severity] === undefined ? written : ` (${severities[severity]})`,
  );
}
