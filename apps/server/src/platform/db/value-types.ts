import pg from 'pg';

const OID = { int8: 20, date: 1082, timestamptz: 1184 } as const;

/** The usual readings of the driver, except for these three. */
export const valueTypes = new pg.TypeOverrides();
valueTypes.setTypeParser(OID.int8, Number);
valueTypes.setTypeParser(OID.timestamptz, parseInstant);
valueTypes.setTypeParser(OID.date, (text: string) => text);

function parseInstant(text: string): number {
  const normal = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return Date.parse(normal);
}
