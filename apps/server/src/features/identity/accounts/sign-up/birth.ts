/** `yyyy-mm-dd` of the database as `dd/mm/yyyy` in calls. */
export function birthToWire(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}/${month}/${year}`;
}

/** `dd/mm/yyyy`, already validated, as `yyyy-mm-dd`. */
export function birthFromWire(text: string): string {
  const [day = '', month = '', year = ''] = text.split('/');
  return `${year}-${month}-${day}`;
}
