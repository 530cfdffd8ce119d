import { readFile } from 'node:fs/promises';
import { runProgram } from './run-program.ts';

/** Returns whether a process with that number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns the command line of a process, its parts parted by spaces; '' when there is no such process. */
export async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const raw = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return raw.replaceAll('\0', ' ').trim();
  }
  const { code, output } = await runProgram('ps', ['-o', 'command=', '-p', String(pid)]);
  return code === 0 ? output.trim() : '';
}

/**
 * Returns a mark that distinguishes a process from a later one with the same number (its start time), or null if there is no such process.
 * Zombies do not count.
 */
export async function startMark(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields === undefined || fields[0] === 'Z') return null;
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
    return `${boot.trim()}/${fields[19] ?? ''}`;
  }
  const { code, output } = await runProgram('ps', ['-o', 'lstart=', '-p', String(pid)]);
  return code === 0 && output.trim() !== '' ? output.trim() : null;
}
