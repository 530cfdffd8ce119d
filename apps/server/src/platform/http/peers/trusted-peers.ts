import { BlockList, isIP, isIPv4 } from 'node:net';

/** Words that stand for networks, as Fastify reads them. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Returns whether an address is one of those that `TRUST_PROXY` names: addresses, networks or words, separated by commas. */
export function trustedPeers(trustProxy: string | null): (address: string) => boolean {
  const list = new BlockList();
  const entries = (trustProxy ?? '').split(',').map((entry) => entry.trim());
  for (const entry of entries.flatMap((name) => NAMED[name] ?? [name])) add(list, entry);
  return (address) => {
    const peer = unmapped(address);
    return isIP(peer) !== 0 && list.check(peer, familyOf(peer));
  };
}

function add(list: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/');
  if (isIP(address) === 0) return;
  if (prefix === undefined) list.addAddress(address, familyOf(address));
  else list.addSubnet(address, prefixOf(prefix), familyOf(address));
}

/** `/8` or `/255.0.0.0`. */
function prefixOf(text: string): number {
  if (!isIPv4(text)) return Number(text);
  const bits = text.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return bits.join('').indexOf('0') === -1 ? 32 : bits.join('').indexOf('0');
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** An IPv4 address as a dual-stack socket reports it. */
function unmapped(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}
