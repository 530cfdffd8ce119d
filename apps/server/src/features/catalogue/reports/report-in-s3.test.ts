import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { startLocalS3 } from '../../../../test/processes/local-s3.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fileStorage } from '../../../platform/storage/file-storage.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';

let server: TestServer;
let s3: Awaited<ReturnType<typeof startLocalS3>>;
let isOpen = true;

beforeAll(async () => {
  s3 = await startLocalS3();
  const { accessKeyId, secretAccessKey, bucket, endpoint } = s3.settings;
  server = await startTestServer({
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint ?? '',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  for (const number of [1, 2]) {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await server.deps.database.run(
      {
        name: 'test.s3-report',
        text: `update offer set report_code = $2, report_name = 'Laudo.pdf' where code = $1`,
      },
      [code, `LAU-${number}`],
    );
  }
});
afterAll(async () => {
  await server.close();
  if (isOpen) await s3.close();
});

const report = (number: number) => server.app.inject({ url: `/api/offer/laudo/LAU-${number}` });

test('a file comes from S3, or from the disk until it has been moved; while S3 is away the call says so', async () => {
  await openStorage(server.deps.config).put('reports/lau-1.pdf', Buffer.from('%PDF in S3'));
  await fileStorage(server.deps.config.filesDir).put('reports/lau-2.pdf', Buffer.from('%PDF on the disk'));
  expect((await report(1)).body).toBe('%PDF in S3');
  expect((await report(2)).body).toBe('%PDF on the disk');
  expect(await fileStorage(server.deps.config.filesDir).head('reports/lau-1.pdf')).toBeNull();
  isOpen = false;
  await s3.close();
  const away = await report(1);
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
  expect(away.json()).toEqual({
    erros: ['Os arquivos não estão disponíveis agora. Tente de novo em instantes.'],
  });
});
