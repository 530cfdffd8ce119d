/**
 * A truncated network address: enough to recognise your own. IPv4 without its last number, IPv6 by its first 48 bits; null for anything
 * else.
 */
export function shortAddress(address: string | null): string | null {
  const text = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(text)?.[1];
  if (v4 !== undefined) return `${v4}.…`;
  if (!/^[\da-f:]{2,39}(%.*)?$/i.test(text) || !text.includes(':')) return null;
  const [head = ''] = text.split('::');
  const groups = head === '' ? [] : head.split(':').slice(0, 3);
  return groups.length === 0 ? '::…' : `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}:…`;
}
