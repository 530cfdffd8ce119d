import { readFile, readdir } from 'node:fs/promises';

/** Memory of a process in bytes: proportional set size, in which pages that processes share are divided among them. */
export async function processMemory(pid: number): Promise<number> {
  return kilobytesIn(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8'), 'Pss') * 1024;
}

/** The most that a process has held at once so far, in bytes (resident). */
export async function peakMemory(pid: number): Promise<number> {
  return kilobytesIn(await readFile(`/proc/${pid}/status`, 'utf8'), 'VmHWM') * 1024;
}

/** A process and everything that it started, with what they hold together in bytes. */
export async function familyMemory(
  root: number,
): Promise<{ readonly processes: number; readonly bytes: number }> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The name of the program is in brackets and may hold anything.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (Number.isFinite(parent)) parents.set(Number(name), parent);
  }
  const family = [...parents.keys()].filter((pid) => descends(pid, root, parents));
  const sizes = await Promise.all(family.map((pid) => processMemory(pid).catch(() => 0)));
  return { processes: family.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

function descends(pid: number, root: number, parents: ReadonlyMap<number, number>): boolean {
  for (let at: number | undefined = pid; at !== undefined && at > 0; at = parents.get(at))
    if (at === root) return true;
  return false;
}

function kilobytesIn(text: string, name: string): number {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1];
  if (found === undefined) throw new Error(`${name} of a process cannot be read.`);
  return Number(found);
}
