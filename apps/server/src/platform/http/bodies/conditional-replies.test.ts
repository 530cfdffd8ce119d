import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { conditionalReplies } from './conditional-replies.ts';

/** A scope whose one call answers how often it was worked out. */
function scopeThatCounts(maxAgeMs: number) {
  const app = fastify();
  let worked = 0;
  conditionalReplies(app, { maxAgeMs });
  app.get('/list', async (_request, reply) => {
    worked += 1;
    return reply.type('application/json; charset=utf-8').send(`{"worked":${worked}}`);
  });
  return (headers: Record<string, string> = {}, url = '/list') => app.inject({ method: 'GET', url, headers });
}

describe('a reply', () => {
  it('comes with a tag, and as 304 without a body to anyone who has it already', async () => {
    const app = fastify();
    conditionalReplies(app);
    app.get('/list', async (_request, reply) => reply.type('application/json').send('{"data":[]}'));
    const first = await app.inject({ method: 'GET', url: '/list' });
    const tag = String(first.headers['etag']);
    const again = await app.inject({ method: 'GET', url: '/list', headers: { 'if-none-match': `W/${tag}` } });
    expect([first.statusCode, first.body]).toEqual([200, '{"data":[]}']);
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
  });

  it('is worked out for everybody where nothing is stored', async () => {
    const get = scopeThatCounts(0);
    await get();
    expect((await get()).body).toBe('{"worked":2}');
  });
});

describe('a stored reply', () => {
  it('is given to visitors again, also as 304, with the headers of the first', async () => {
    const get = scopeThatCounts(60_000);
    const first = await get();
    const second = await get();
    const third = await get({ 'if-none-match': String(first.headers['etag']) });
    expect([second.body, second.headers['content-type']]).toEqual([
      '{"worked":1}',
      first.headers['content-type'],
    ]);
    expect([third.statusCode, third.body]).toEqual([304, '']);
  });

  it('is never given to a session, nor taken from one', async () => {
    const get = scopeThatCounts(60_000);
    await get({ 'security-token': 'a-session' });
    expect((await get()).body).toBe('{"worked":2}');
    expect((await get({ 'security-token': 'a-session' })).body).toBe('{"worked":3}');
  });

  it('belongs to its whole address', async () => {
    const get = scopeThatCounts(60_000);
    await get();
    expect((await get({}, '/list?idiom=EN')).body).toBe('{"worked":2}');
  });

  it('is forgotten after its time', async () => {
    const get = scopeThatCounts(20);
    await get();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect((await get()).body).toBe('{"worked":2}');
  });
});
