import { readFile } from 'node:fs/promises';

/** Memory of a process in bytes: proportional set size, in which pages that processes share are divided among them. */
export async function processMemory(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1];
  if (kilobytes === undefined) throw new Error(`The memory of process ${pid} cannot be read.`);
  return Number(kilobytes) * 1024;
}
