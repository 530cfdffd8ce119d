import { readFileSync } from 'node:fs';

/**
 * Loaded before a process of the product (`--import …?file=PATH`): its wall clock is wrong by the milliseconds that are in the file, from
 * one moment to the next, as when a user sets the clock of a machine. What runs by the monotonic clock is not touched.
 */
const file = new URL(import.meta.url).searchParams.get('file') ?? '';
const trueNow = Date.now;
let shift = 0;

function read(): void {
  try {
    shift = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // Being written at this moment: the next look finds it.
  }
}

read();
setInterval(read, 20).unref();
Date.now = () => trueNow() + shift;
