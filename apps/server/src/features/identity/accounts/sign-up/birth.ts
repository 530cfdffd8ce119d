/** `yyyy-mm-dd` of the database as `dd/mm/yyyy` of the wire. */
export function birthToWire(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}/${month}/${year}`;
}

/** `dd/mm/yyyy`, checked already, as `yyyy-mm-dd`. */
export function birthFromWire(text: string): string {
  const [day = '', month = '', year = ''] = text.split('/');
  return `${year}-${month}-${day}`;
}
