import { listAudit } from '@patio/contract/people/audit/list-audit.ts';
import { expect } from 'vitest';
import type { StaffMember } from '../builders/staff.ts';

/** What a panel shows as the history of its record: the query of the section, such as `tipo=mail&registro=7`. */
export async function historyOf(by: StaffMember, query: string): Promise<readonly string[]> {
  const reply = listAudit.success.schema.parse((await by.get(`/admin/audit?${query}&limit=20`)).json());
  expect([query, reply.legivel]).toEqual([query, true]);
  return reply.data.map(({ acao }) => acao);
}

/** These users find every one of these actions in a history. */
export async function expectHistory(
  readers: readonly StaffMember[],
  query: string,
  actions: readonly string[],
): Promise<void> {
  for (const reader of readers)
    expect([query, await historyOf(reader, query)]).toEqual([query, expect.arrayContaining([...actions])]);
}
