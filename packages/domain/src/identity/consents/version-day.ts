const MONTHS = {
  PTBR: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  EN: 'January February March April May June July August September October November December'.split(' '),
} as const;

/** The day of a version (`2026-11-23`) in words: `23 de novembro de 2026`, `23 November 2026`. */
export function versionDay(version: string, idiom: 'PTBR' | 'EN'): string {
  const [year = '', month = '', day = ''] = version.split('-');
  const name = MONTHS[idiom][Number(month) - 1] ?? month;
  return (idiom === 'EN' ? [Number(day), name, year] : [Number(day), 'de', name, 'de', year]).join(' ');
}

/** The date on which the current version took effect, and those of earlier ones. `versions`: oldest first. */
export function versionLine(versions: readonly string[], idiom: 'PTBR' | 'EN'): string {
  const [last = '', ...before] = versions.toReversed().map((version) => versionDay(version, idiom));
  const [now, then] =
    idiom === 'EN' ? ['Last update', 'Earlier versions'] : ['Última atualização', 'Versões anteriores'];
  return [`${now}: ${last}.`, ...(before.length === 0 ? [] : [`${then}: ${before.join('; ')}.`])].join(' ');
}
