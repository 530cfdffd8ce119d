import type { EventEmitter } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createMetrics } from '../../../platform/metrics/metrics.ts';
import { Line } from './line.ts';
import { OpenLines } from './open-lines.ts';

let now = 0;
const opened: OpenLines[] = [];
afterEach(() => {
  now = 0;
  for (const lines of opened.splice(0)) lines.close();
});

function openLines(mostPerAddress: number) {
  const metrics = createMetrics();
  const lines = new OpenLines({ clock: { now: () => now }, metrics, mostPerAddress, mostAgeMs: 60_000 });
  opened.push(lines);
  return { lines, metrics };
}

function lineHere() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const seen = { written: 0, ended: 0 };
  response.write = () => (seen.written += 1) > 0;
  response.end = () => {
    seen.ended += 1;
    return response;
  };
  const emitter: EventEmitter = response;
  return {
    line: new Line(response, { whole: true, openedAt: now }),
    seen,
    close: () => emitter.emit('close'),
  };
}

it('lets an address have so many lines and no more, and another one as many', () => {
  const { lines } = openLines(2);
  const first = lineHere();
  lines.admit('a')?.take(first.line);
  const second = lines.admit('a');
  expect(lines.admit('a')).toBeNull();
  expect(lines.admit('b')).not.toBeNull();
  second?.leave();
  expect(lines.admit('a')).not.toBeNull();
  expect(lines.admit('a')).toBeNull();
  first.close();
  expect(lines.admit('a')).not.toBeNull();
});

it('gives every line one comment in fifteen seconds', () => {
  const { lines } = openLines(100);
  const all = Array.from({ length: 30 }, lineHere);
  for (const { line } of all) lines.admit('a')?.take(line);
  for (let second = 0; second < 15; second += 1) lines.beat();
  expect(all.map(({ seen }) => seen.written)).toEqual(all.map(() => 1));
});

it('ends a line that has become too old', () => {
  const { lines } = openLines(1);
  const { line, seen } = lineHere();
  lines.admit('a')?.take(line);
  now = 61_000;
  for (let second = 0; second < 15; second += 1) lines.beat();
  expect(seen).toEqual({ written: 0, ended: 1 });
});

it('counts the open lines for the figures of the process', async () => {
  const { lines, metrics } = openLines(9);
  const here = lineHere();
  lines.admit('a')?.take(here.line);
  expect(await metrics.text()).toContain('patio_watchers 1');
  here.close();
  expect(await metrics.text()).toContain('patio_watchers 0');
});
