import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';
import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { changedFields, compareEdits, withFields, type FormField } from './form-changes.ts';

const PAUSE_MS = 900;
const RETRY_MS = 5000;

/** A colleague changed the same fields at the same time. */
export interface DraftConflict {
  readonly who: string;
  readonly when: string;
  readonly fields: readonly FormField[];
}

/** A draft on the screen. */
export interface DraftState {
  /** As it was saved last. */
  readonly draft: OfferDraftReply;
  readonly form: OfferForm;
  /** `failed`: it is tried again. */
  readonly saving: 'saved' | 'waiting' | 'failed';
  readonly problem: string | null;
  /** Nothing is saved until the user has decided. */
  readonly conflict: DraftConflict | null;
  /** A colleague changed other fields meanwhile. */
  readonly joined: { readonly who: string; readonly fields: readonly FormField[] } | null;
}

/** How a draft is saved and read. */
export interface DraftCalls {
  save(code: number, version: number, form: OfferForm): Promise<OfferDraftReply>;
  read(code: number): Promise<OfferDraftReply>;
  /** Whether a failure says that another version is stored. */
  isStale(failure: unknown): boolean;
  /** Whether the same data may be saved later: the server could not be reached. */
  isPassing(failure: unknown): boolean;
  textOf(failure: unknown): string;
}

/**
 * Keeps a draft on the server while it is filled in. What could not be saved stays on the screen and is tried again. When a colleague was
 * faster, changes of different fields are joined, and for the same fields the user decides.
 */
export class DraftSaver {
  #state: DraftState;
  readonly #calls: DraftCalls;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;
  #theirs: OfferDraftReply | null = null;

  constructor(draft: OfferDraftReply, calls: DraftCalls) {
    this.#state = {
      draft,
      form: draft.formulario,
      saving: 'saved',
      problem: null,
      conflict: null,
      joined: null,
    };
    this.#calls = calls;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): DraftState => this.#state;

  /** Changes fields; they are saved after a pause. */
  readonly change = (fields: Partial<OfferForm>): void => {
    this.#set({ form: { ...this.#state.form, ...fields }, saving: 'waiting' });
    this.#schedule(PAUSE_MS);
  };

  /** Saves at once; the draft as it is saved then, null: it could not be. */
  readonly flush = async (): Promise<OfferDraftReply | null> => {
    clearTimeout(this.#timer);
    if (this.#running !== null) await this.#running;
    // Without a stored draft its actions would have nothing to act on.
    const needed = this.#dirty().length > 0 || this.#state.draft.versao === 0;
    if (needed && !(await this.#save())) return null;
    return this.#dirty().length > 0 ? this.flush() : this.#state.draft;
  };

  /** The draft as what is typed leaves it; an offer of which nothing was typed gets no draft. */
  readonly saved = async (): Promise<OfferDraftReply | null> =>
    this.#running === null && this.#dirty().length === 0 ? this.#state.draft : this.flush();

  /** Takes what another call has made of the draft. */
  readonly take = (draft: OfferDraftReply): void => {
    const typed = this.#dirty();
    this.#set({ draft, form: withFields(draft.formulario, this.#state.form, typed) });
  };

  /** Decides a conflict: the user's own values, or the colleague's. */
  readonly resolve = (keep: 'mine' | 'theirs'): void => {
    const theirs = this.#theirs;
    if (theirs === null) return;
    const { draft, form, conflict } = this.#state;
    const { own } = compareEdits(draft.formulario, form, theirs.formulario);
    const kept = keep === 'mine' ? own : own.filter((name) => conflict?.fields.includes(name) !== true);
    this.#theirs = null;
    this.#set({
      draft: theirs,
      form: withFields(theirs.formulario, form, kept),
      conflict: null,
      problem: null,
    });
    this.#schedule(0);
  };

  /** Stops trying; what is not saved yet is sent once more. */
  readonly close = (): void => {
    clearTimeout(this.#timer);
    if (this.#dirty().length > 0 && this.#state.conflict === null) void this.#save();
  };

  #dirty(): readonly FormField[] {
    return changedFields(this.#state.draft.formulario, this.#state.form);
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #schedule(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#saveAgain(), pause);
  }

  async #saveAgain(): Promise<void> {
    if (this.#running !== null) await this.#running;
    if (this.#dirty().length > 0) await this.#save();
    else this.#set({ saving: 'saved' });
  }

  /** Whether it is saved. */
  #save(): Promise<boolean> {
    this.#running ??= this.#attempt().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #attempt(): Promise<boolean> {
    const { draft, form, conflict } = this.#state;
    if (conflict !== null) return false;
    try {
      this.#accept(await this.#calls.save(draft.codigo, draft.versao, form), form);
      return true;
    } catch (failure) {
      if (this.#calls.isStale(failure) && (await this.#join(failure))) return true;
      if (this.#state.conflict !== null) return false;
      this.#set({ saving: 'failed', problem: this.#calls.textOf(failure) });
      if (this.#calls.isPassing(failure)) this.#schedule(RETRY_MS);
      return false;
    }
  }

  #accept(saved: OfferDraftReply, sent: OfferForm): void {
    const typed = changedFields(sent, this.#state.form);
    const form = withFields(saved.formulario, this.#state.form, typed);
    this.#set({ draft: saved, form, problem: null, saving: typed.length > 0 ? 'waiting' : 'saved' });
    if (typed.length > 0) this.#schedule(PAUSE_MS);
  }

  /** Joins the changes of a colleague with the user's own; false: it cannot be saved now. */
  async #join(failure: unknown): Promise<boolean> {
    try {
      const theirs = await this.#calls.read(this.#state.draft.codigo);
      const { draft, form } = this.#state;
      if (theirs.versao === draft.versao) return false;
      const { own, foreign, both } = compareEdits(draft.formulario, form, theirs.formulario);
      const { nome: who, em: when } = theirs.mudada;
      if (both.length > 0) {
        this.#theirs = theirs;
        this.#set({
          conflict: { who, when, fields: both },
          saving: 'failed',
          problem: this.#calls.textOf(failure),
        });
        return false;
      }
      const joined = withFields(theirs.formulario, form, own);
      this.#set({ draft: theirs, form: joined, joined: { who, fields: foreign } });
      this.#accept(await this.#calls.save(theirs.codigo, theirs.versao, joined), joined);
      return true;
    } catch {
      return false;
    }
  }
}
