import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { ServerDeps } from '../../../deps.ts';
import type { AuditSubject, AuditValues } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { hashOf } from '../sessions/public.ts';
import { keepChange } from './undo.store.ts';

/** Who takes a change back, and when (epoch milliseconds). */
export interface UndoContext {
  readonly deps: ServerDeps;
  readonly transaction: Transaction;
  readonly actor: Actor;
  readonly at: number;
}

/** A record that is as it was before. */
export interface UndoneRecord {
  readonly subject: AuditSubject;
  readonly before: AuditValues;
  readonly after: AuditValues;
}

interface Kind<Before> {
  /** The name of the operation in the audit log. */
  readonly action: string;
  /** The call that makes the change: who may no longer make it may not take it back either. */
  readonly route: Pick<RouteDefinition, 'roles' | 'partners'>;
  /** What a change needs to be taken back: a list of records. */
  readonly before: z.ZodType<Before>;
  /** Takes back one record; null: it was changed again since, and stays. */
  readonly undo: (before: Before, context: UndoContext) => Promise<UndoneRecord | null>;
}

/** A kind of change as the call that takes changes back sees it. */
export interface UndoableKind {
  readonly route: Kind<unknown>['route'];
  readonly undoAll: (before: unknown, context: UndoContext) => Promise<readonly (UndoneRecord | null)[]>;
}

const kinds = new Map<string, UndoableKind>();

/** The kind of a stored change; undefined: the program no longer knows it. */
export const undoableKind = (action: string): UndoableKind | undefined => kinds.get(action);

/**
 * Declares a change that its author can take back within ten minutes, and gives the function that keeps what is needed for that and
 * returns the token. Only for changes that nobody outside was notified of: a mail cannot be taken back.
 */
export function undoable<Before>({ action, route, before: shape, undo }: Kind<Before>) {
  kinds.set(action, {
    route,
    undoAll: async (stored, context) => {
      const outcomes: (UndoneRecord | null)[] = [];
      for (const before of shape.array().parse(stored)) outcomes.push(await undo(before, context));
      return outcomes;
    },
  });
  return async (
    transaction: Transaction,
    before: readonly Before[],
    { actorId, at }: { readonly actorId: number; readonly at: number },
  ): Promise<string> => {
    const token = randomBytes(24).toString('base64url');
    await keepChange(transaction, { tokenHash: hashOf(token), actorId, action, before, at });
    return token;
  };
}
