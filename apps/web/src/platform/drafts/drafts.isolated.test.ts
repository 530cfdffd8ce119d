import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOf, dropDraft, storeDraft } from './drafts.ts';
import { rebased, refreshedDraft } from './typed-draft.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
});

describe('what was typed and not sent', () => {
  it('is its author’s alone, and another user’s is forgotten', () => {
    storeDraft('form', 1, { text: 'a' });
    expect(draftOf('form', 1)).toEqual({ text: 'a' });
    expect(draftOf('form', 2)).toBeNull();
    expect(draftOf('form', 1)).toBeNull();
  });

  it('keeps secrets out of the storage of the tab', () => {
    storeDraft('form', 1, { text: 'a', secret: 's' }, { text: 'a', secret: '' });
    expect([...stored.values()].join('')).not.toContain('"s"');
    expect(draftOf('form', 1)).toEqual({ text: 'a', secret: 's' });
  });

  it('goes away when it was sent and when a user signs out, memory and all', () => {
    storeDraft('form', 1, { text: 'a' });
    dropDraft('form');
    expect(draftOf('form', 1)).toBeNull();
    storeDraft('form', 1, { text: 'a' });
    stored.clear();
    expect(draftOf('form', 1)).toBeNull();
  });

  it('lives in memory where storage is forbidden, and nonsense in storage is nothing', () => {
    stored.set('patio.rascunho.form', '{"account":');
    expect(draftOf('form', 1)).toBeNull();
    vi.stubGlobal('sessionStorage', undefined);
    storeDraft('form', 1, 'a');
    expect(draftOf('form', 1)).toBe('a');
    dropDraft('form');
  });
});

it('what was left alone takes what another tab saved, what was typed stays', () => {
  expect(rebased({ a: 'mine', b: 'old' }, { a: 'old', b: 'old' }, { a: 'new', b: 'new' })).toEqual({
    a: 'mine',
    b: 'new',
  });
});

it('a draft that took over what another tab saved takes the next that is saved too', () => {
  const typed = { fields: { a: 'mine', b: 'old' }, from: { a: 'old', b: 'old' } };
  storeDraft('form', 1, refreshedDraft(typed, { a: 'new', b: 'new' }));
  expect(draftOf('form', 1)).toEqual({ fields: { a: 'mine', b: 'new' }, from: { a: 'new', b: 'new' } });
  const once = refreshedDraft(typed, { a: 'new', b: 'new' });
  expect(refreshedDraft(once, { a: 'newer', b: 'newer' }).fields).toEqual({ a: 'mine', b: 'newer' });
});
