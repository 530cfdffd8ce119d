import {
  missingDocuments,
  type DocumentFacts,
} from '@patio/domain/sales/purchase-documents/missing-documents.ts';
import { currentStage, stepDue } from '@patio/domain/sales/purchases/purchase-progress.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { ASKED_UNTIL, PAPERS_COLUMN } from './document-columns.ts';
import { STAGE } from './due-stages.store.ts';
import { STEP_DUE } from './handover-columns.ts';

// What lists and jobs select by is written in SQL, too: it must say what the rules say.
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a stage in SQL is the current stage of every purchase that is not cancelled', async () => {
  const rows = await server.deps.database.rows<{
    status: 'V' | 'C' | 'L' | 'X';
    freight: 'S' | 'N';
    approved: boolean | null;
    called: boolean;
    withdrawn: boolean;
    stage: string | null;
  }>({
    name: '',
    text: `select p.status, p.freight, p.payment_approved as approved, p.negotiation_at is not null as called,
        p.payment_withdrawn_at is not null as withdrawn, ${STAGE} as stage
      from (select s.status, f.freight, a.payment_approved, n.negotiation_at, w.payment_withdrawn_at from unnest(array['V', 'C', 'L', 'X']) s(status)
        cross join unnest(array['S', 'N']) f(freight) cross join (values (null::boolean), (false), (true)) a(payment_approved)
        cross join (values (null::timestamptz), (now())) n(negotiation_at)
        cross join (values (null::timestamptz), (now())) w(payment_withdrawn_at)) p`,
  });
  expect(rows).toHaveLength(96);
  const wrong = rows.filter(
    ({ status, freight, approved, called, withdrawn, stage }) =>
      stage !==
      currentStage({
        status,
        freight,
        negotiationAt: called ? 1 : null,
        cancelledAt: null,
        paymentApproved: approved ?? false,
        paymentWithdrawn: withdrawn,
      }),
  );
  expect(wrong).toEqual([]);
});

test('the term of the next step in lists is that of the page, in every case', async () => {
  const rows = await server.deps.database.rows<{
    status: 'V' | 'C' | 'L' | 'X';
    freight: 'S' | 'N';
    cancelled: number | null;
    stage_due: number | null;
    delivered: boolean;
    withdrawn: boolean;
    delivery_due: number | null;
    due: number | null;
  }>({
    name: '',
    text: `select p.status, p.freight, p.cancelled_at as cancelled, p.stage_due_at as stage_due, dl.purchase_code is not null as delivered,
        dl.due_at as delivery_due, p.payment_withdrawn_at is not null as withdrawn, ${STEP_DUE} as due
      from (select s.status, f.freight, c.cancelled_at, d.stage_due_at, w.payment_withdrawn_at from unnest(array['V', 'C', 'L', 'X']) s(status)
        cross join unnest(array['S', 'N']) f(freight) cross join (values (null::timestamptz), (now())) c(cancelled_at)
        cross join (values (null::timestamptz), ('2026-03-02'::timestamptz)) d(stage_due_at)
        cross join (values (null::timestamptz), (now())) w(payment_withdrawn_at)) p
      cross join (values (null::int, null::timestamptz), (1, null), (1, '2026-03-05'::timestamptz)) dl(purchase_code, due_at)`,
  });
  expect(rows).toHaveLength(192);
  const wrong = rows.filter(
    ({ status, freight, cancelled, stage_due, delivered, delivery_due, withdrawn, due }) => {
      const stage = currentStage({
        status,
        freight,
        negotiationAt: 1,
        cancelledAt: cancelled,
        paymentApproved: false,
        paymentWithdrawn: withdrawn,
      });
      return due !== stepDue(stage, stage_due, delivered ? { dueAt: delivery_due } : null);
    },
  );
  expect(wrong).toEqual([]);
});

const upTo = (most: number) => fc.integer({ min: 0, max: most });
const purchases = fc.array(
  fc.record({
    status: fc.constantFrom('V', 'L', 'X'),
    cancelled: fc.boolean(),
    requests: fc.array(
      fc.record({ state: fc.constantFrom('open', 'open', 'met', 'withdrawn'), days: upTo(3) }),
      { maxLength: 3 },
    ),
    documents: fc.array(
      fc.record({
        state: fc.constantFrom('held', 'sent', 'given', 'accepted', 'refused'),
        // Of which request it is: the one after the last stands for none.
        request: upTo(3),
        series: upTo(2),
      }),
      { maxLength: 5 },
    ),
  }),
  { minLength: 200, maxLength: 200 },
);

test('the term of a document in lists is the first of those that the buyer has to send', async () => {
  const given = (fc.sample(purchases, { numRuns: 1, seed: 7 })[0] ?? []).map((one, code) => ({
    ...one,
    code,
  }));
  const requests = given.flatMap(({ code, requests: asked }) =>
    asked.map(({ state, days }, at) => ({
      code: code * 10 + at,
      purchase_code: code,
      kind: 'outro',
      state,
      due_on: `2026-03-0${1 + days}`,
    })),
  );
  const documents = given.flatMap(({ code, requests: asked, documents: sent }) =>
    sent.map(({ state, request, series }, at) => ({
      purchase_code: code,
      kind: 'outro',
      state,
      request_code: request < asked.length ? code * 10 + request : null,
      series: `${code}-${series}`,
      version: at,
      added_at: `2026-03-01T00:00:0${at}Z`,
    })),
  );
  const rows = await server.deps.database.rows<{
    status: string;
    cancelled: boolean;
    until: number | null;
    papers: DocumentFacts;
  }>(
    {
      name: '',
      text: `with purchase_document_request as (select * from jsonb_to_recordset($1)
          r(code bigint, purchase_code bigint, kind text, state text, due_on date)),
        purchase_document as (select * from jsonb_to_recordset($2) d(purchase_code bigint, kind text, state text, request_code bigint,
          series text, version int, added_at timestamptz)),
        p as (select code, status, case when cancelled then now() end as cancelled_at, false as invoice_issued
          from jsonb_to_recordset($3) p(code bigint, status text, cancelled boolean))
        select p.status, p.cancelled_at is not null as cancelled, ${ASKED_UNTIL} as until, ${PAPERS_COLUMN} from p`,
    },
    [JSON.stringify(requests), JSON.stringify(documents), JSON.stringify(given)],
  );
  expect(rows).toHaveLength(given.length);
  const wrong = rows.filter(({ status, cancelled, until, papers }) => {
    const asked = missingDocuments(papers, null).filter(({ owner }) => owner === 'buyer');
    const first = cancelled || status === 'X' ? null : (asked[0]?.dueOn ?? null);
    return (until === null ? null : dayOf(until)) !== first;
  });
  expect(wrong).toEqual([]);
  expect(rows.filter(({ until }) => until !== null).length).toBeGreaterThan(20);
});
