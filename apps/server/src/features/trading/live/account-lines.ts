import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Change } from '../../../platform/live/change.ts';
import { newsOf, type AccountNews } from '../../messaging/notifications/public.ts';
import { aliveSessions } from '../../identity/sessions/public.ts';
import { eventBytes, type Line } from './line.ts';
import { ReadInTurn } from './read-in-turn.ts';

/** A session that has ended receives nothing after this time at the latest. */
const checkMs = 3000;

interface OwnLine {
  readonly line: Line;
  readonly accountId: number;
  readonly sessionId: string;
  /** Code of the last notification sent to the browser; null: it wants no older ones. */
  readonly since: number | null;
  /** Null until the current state was sent. */
  sent: { readonly codes: ReadonlySet<number>; readonly oldest: number; readonly unread: number } | null;
}

/** The streams of signed-in users: events of an account are sent only to its own streams, while their session is alive. */
export class AccountLines {
  readonly #deps: ServerDeps;
  readonly #lines = new Map<number, Set<OwnLine>>();
  readonly #reading: ReadInTurn<number>;
  readonly #stop: () => void;
  readonly #timer: NodeJS.Timeout;

  constructor(deps: ServerDeps) {
    this.#deps = deps;
    this.#reading = new ReadInTurn((accountIds) => this.#publish(accountIds));
    this.#stop = deps.live.onChange((changes) => this.#onChange(changes));
    this.#timer = setInterval(() => void this.endDeadSessions().catch(() => undefined), checkMs);
    this.#timer.unref();
  }

  /** How many streams an account has open. */
  count(accountId: number): number {
    return this.#lines.get(accountId)?.size ?? 0;
  }

  /** Binds a stream to an account. A visitor's stream gets no account events; `since` is the code of the last notification sent. */
  begin(line: Line, actor: Pick<Actor, 'accountId' | 'sessionId'> | null, since: number | null): void {
    if (actor === null) return line.write(this.#sessionEvent(null));
    const { accountId, sessionId } = actor;
    const own: OwnLine = { line, accountId, sessionId, since, sent: null };
    const lines = this.#lines.get(accountId) ?? new Set();
    this.#lines.set(accountId, lines.add(own));
    line.onClose(() => this.#forget(own));
    this.#reading.ask([accountId]);
  }

  /** Turns streams whose session has ended into visitors' streams. */
  async endDeadSessions(): Promise<void> {
    if (this.#lines.size > 0)
      await this.#withoutDead([...this.#lines.values()].flatMap((lines) => [...lines]));
  }

  close(): void {
    this.#stop();
    this.#reading.close();
    clearInterval(this.#timer);
  }

  #onChange(changes: readonly Change[] | 'any'): void {
    if (changes === 'any') return this.#reading.ask(this.#lines.keys());
    for (const change of changes) {
      if (change.kind === 'offer') continue;
      const lines = this.#lines.get(change.accountId);
      if (lines === undefined) continue;
      if (change.kind === 'notice') this.#reading.ask([change.accountId]);
      else {
        const event =
          change.kind === 'message'
            ? eventBytes('mensagem', { conversa: change.conversation })
            : eventBytes('negociacao', { codigoOferta: change.offerCode });
        for (const { line } of lines) line.write(event);
      }
    }
  }

  async #publish(accountIds: readonly number[]): Promise<void> {
    const news = await newsOf(this.#deps.database, accountIds);
    const mine = accountIds.flatMap((id) => [...(this.#lines.get(id) ?? [])]);
    const byAccount = new Map(news.map((each) => [each.account_id, each]));
    for (const own of await this.#withoutDead(mine)) {
      const found = byAccount.get(own.accountId);
      if (found) this.#notifyOne(own, found);
    }
  }

  #notifyOne(own: OwnLine, { unread, newest }: AccountNews): void {
    const { line, sent } = own;
    const fresh = newest.filter(({ code }) => isFresh(own, code)).toReversed();
    if (sent === null) line.write(this.#sessionEvent({ unread, newest }));
    for (const { code, title, path } of fresh) {
      line.write(eventBytes('aviso', { codigo: code, titulo: title, destino: path, naoLidas: unread }));
    }
    if (sent !== null && fresh.length === 0 && sent.unread !== unread) {
      line.write(this.#sessionEvent({ unread, newest }));
    }
    own.sent = {
      codes: new Set([...(sent?.codes ?? []), ...newest.map(({ code }) => code)]),
      oldest: sent?.oldest ?? newest.at(-1)?.code ?? 0,
      unread,
    };
  }

  async #withoutDead(lines: readonly OwnLine[]): Promise<OwnLine[]> {
    const ids = [...new Set(lines.map(({ sessionId }) => sessionId))];
    const alive = await aliveSessions(this.#deps.database, ids, this.#deps.clock.now());
    for (const own of lines) {
      if (alive.has(own.sessionId) || !this.#forget(own)) continue;
      own.line.write(this.#sessionEvent(null));
    }
    return lines.filter((own) => alive.has(own.sessionId) && !own.line.gone);
  }

  #forget(own: OwnLine): boolean {
    const lines = this.#lines.get(own.accountId);
    if (lines?.delete(own) !== true) return false;
    if (lines.size === 0) this.#lines.delete(own.accountId);
    return true;
  }

  #sessionEvent(news: Pick<AccountNews, 'unread' | 'newest'> | null): Buffer {
    return eventBytes('sessao', {
      conta: news !== null,
      naoLidas: news?.unread ?? 0,
      ultimoAviso: news?.newest[0]?.code ?? null,
      agora: isoInstant(this.#deps.clock.now()),
    });
  }
}

/** Codes are assigned before the commit, so a lower one may arrive later; notifications that existed at the start are not new. */
function isFresh({ sent, since }: OwnLine, code: number): boolean {
  if (sent === null) return since !== null && code > since;
  return code > sent.oldest && !sent.codes.has(code);
}
