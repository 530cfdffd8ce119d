import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { proposalScene, type ProposalScene } from '../../../../test/scenes/proposal-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';

let server: TestServer;
let scene: ProposalScene;

beforeAll(async () => {
  server = await startTestServer();
  scene = await proposalScene(server);
});
afterAll(() => server.close());

/** A refused proposal of R$ 50.000,00. */
async function refused(by: Buyer): Promise<number> {
  const code = await scene.propose(await scene.offer(), 50_000, by);
  await scene.staff(`${code}/reject`, { motivo: 'Abaixo do esperado.' });
  return code;
}
const review = (by: Buyer, code: number) => by.post(`/lance/purpose/${code}/revisao`, {});

describe('a refused proposal that a person is to look at again, rules 0.26, 0.30', () => {
  it('counts again against the limit of exposure, and opens only where it fits', async () => {
    const ana = await buildBuyer(server, { identityVerified: false });
    const code = await refused(ana);
    const other = await scene.propose(await scene.offer(), 30_000.01, ana);
    const reply = await expectRefused(server, () => review(ana, code), 206);
    expect(reply.json()).toMatchObject({ tipo: 'EXPOSICAO', limite: 80_000, usado: 30_000.01 });
    await scene.staff(`${other}/reject`, { motivo: 'Abaixo do esperado.' });
    expect((await review(ana, code)).statusCode).toBe(200);
  });

  it('is not stopped by the counts of a month where exposure takes their place', async () => {
    const dealer = await buildBuyer(server, { profileCode: 5 });
    const code = await refused(dealer);
    const text = `update profile_limit set amount = $1 where profile_code = 5 and kind = 'PODE_DAR_LANCE'`;
    const allow = (places: number) => server.deps.database.run({ name: 'test.allow', text }, [places]);
    await allow(0);
    expect((await review(dealer, code)).statusCode).toBe(200);
    await allow(1000);
  });
});
