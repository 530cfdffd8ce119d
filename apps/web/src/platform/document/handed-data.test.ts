import { expect, it } from 'vitest';
import { readData } from './handed-data.ts';

type Handed = Parameters<typeof readData>[0];

function streamOf(pieces: readonly string[], failure?: Error): NonNullable<Handed['serverHandoffStream']> {
  const left = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const piece = left.shift();
      if (piece !== undefined) controller.enqueue(Buffer.from(piece));
      else if (failure === undefined) controller.close();
      else controller.error(failure);
    },
  });
}

it('all pieces of the data are read, and then that there are no more', async () => {
  const handed: Handed = { serverHandoffStream: streamOf(['[1,"São', ' Paulo"]\n']), renderMeta: {} };
  await readData(handed);
  const found = Object.values(handed.renderMeta?.streamCache ?? {}).map(({ result }) => result);
  expect(found).toEqual([
    { done: false, value: '[1,"São' },
    { done: false, value: ' Paulo"]\n' },
    { done: true, value: '' },
  ]);
});

it('data that breaks off is known to have failed', async () => {
  const failure = new Error('planned');
  const handed: Handed = { serverHandoffStream: streamOf(['[1]\n'], failure), renderMeta: {} };
  await readData(handed);
  expect(handed.renderMeta?.streamCache?.[0]?.result?.value).toBe('[1]\n');
  expect(handed.renderMeta?.streamCache?.[1]?.error).toBe(failure);
});

it('a page that hands nothing over is left as it is', async () => {
  const handed: Handed = { renderMeta: {} };
  await readData(handed);
  expect(handed.renderMeta).toEqual({});
});
