import { summaryLine } from './summary-line.mjs';

/**
 * @typedef {import('./summary-line.mjs').Count} Count
 * @typedef {{ name: string, seconds: number, count: Count }} TimedLane
 */

/**
 * Runs one lane and takes its time.
 *
 * @param {string} name
 * @param {() => Count | Promise<Count>} run
 * @returns {Promise<TimedLane>}
 */
export async function timed(name, run) {
  const start = performance.now();
  const count = await run();
  return { name, count, seconds: Math.round((performance.now() - start) / 1000) };
}

/**
 * Returns a line for each lane: name, seconds, count.
 *
 * @param {TimedLane[]} lanes
 * @returns {string[]}
 */
export function laneLines(lanes) {
  return lanes.map(
    ({ name, seconds, count }) =>
      `${name.padEnd(11)} ${String(seconds).padStart(4)} s  ${summaryLine([count])}`,
  );
}
