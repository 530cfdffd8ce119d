import { addDraftPhoto } from '@patio/contract/catalogue/drafts/photos/add-draft-photo.ts';
import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { OFFER_LIMITS } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { useRef, useState } from 'react';
import { officeCall } from '../../../../../platform/api/office-call.ts';
import { failureText } from '../../../../../platform/feedback.ts';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { useEditor } from '../editor-context.ts';
import { roomFor } from './room-for.ts';
import { base64Of, shrinkPhoto } from './shrink-photo.ts';

/** Photos sent at once: a phone's connection is filled by two. */
const AT_ONCE = 2;

/** A file on its way. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly file: File;
  /** Why it was not stored; null: it waits or is being sent. */
  readonly problem: string | null;
}

export interface Uploads {
  readonly waiting: readonly Upload[];
  /** Of how many files, so many are stored. */
  readonly progress: { readonly done: number; readonly of: number } | null;
  /** Addresses of photos that were stored since the draft was read. */
  readonly addresses: Readonly<Record<string, string>>;
  add(files: readonly File[]): void;
  retry(id: number): void;
  drop(id: number): void;
  /** Notes a photo that another call has made. */
  note(guid: string, address: string): void;
}

/** Sends photos, two at a time; each joins the form when it is stored, and one that fails can be tried again. */
export function useUploads(onStored: (photo: OfferForm['fotos'][number]) => void): Uploads {
  const texts = useTexts();
  const { draft, flush, latest } = useEditor();
  const [waiting, setWaiting] = useState<readonly Upload[]>([]);
  const [addresses, setAddresses] = useState<Readonly<Record<string, string>>>({});
  const [batch, setBatch] = useState({ done: 0, of: 0 });
  const next = useRef(1);
  const full = texts.drafts.photosFull(OFFER_LIMITS.photos);

  const note = (guid: string, address: string): void =>
    setAddresses((before) => ({ ...before, [guid]: address }));
  const send = async (upload: Upload): Promise<void> => {
    try {
      // A photo needs a stored draft.
      if ((await flush()) === null) throw new Error('The draft could not be saved.');
      const conteudo = await base64Of(await shrinkPhoto(upload.file));
      const { data } = await officeCall(addDraftPhoto, { params: { id: draft.codigo }, body: { conteudo } });
      note(data.guid, data.endereco);
      onStored({ guid: data.guid, perfil: null, veiculo: null });
      setWaiting((before) => before.filter(({ id }) => id !== upload.id));
      setBatch(({ done, of }) => ({ done: done + 1, of }));
    } catch (failure) {
      const problem = failureText(failure, texts);
      setWaiting((before) => before.map((one) => (one.id === upload.id ? { ...one, problem } : one)));
    }
  };
  const put = useInTurn(send);
  return {
    waiting,
    progress: waiting.some(({ problem }) => problem === null) ? batch : null,
    addresses,
    note,
    add: (files) => {
      const room = roomFor(latest().fotos.length, waiting);
      const added = files.map((file, at) => {
        next.current += 1;
        return { id: next.current, name: file.name, file, problem: at < room ? null : full };
      });
      const sent = added.filter(({ problem }) => problem === null);
      const idle = waiting.every(({ problem }) => problem !== null);
      setBatch(({ done, of }) => (idle ? { done: 0, of: sent.length } : { done, of: of + sent.length }));
      setWaiting((before) => [...before, ...added]);
      sent.forEach(put);
    },
    retry: (id) => {
      const again = waiting.find((one) => one.id === id);
      if (again === undefined || roomFor(latest().fotos.length, waiting) < 1) return;
      const upload = { ...again, problem: null };
      setWaiting((before) => before.map((one) => (one.id === id ? upload : one)));
      put(upload);
    },
    drop: (id) => setWaiting((before) => before.filter((one) => one.id !== id)),
  };
}

/** Does some things at once at most, in the order in which they are given. */
function useInTurn<T>(act: (one: T) => Promise<void>): (one: T) => void {
  const queue = useRef<T[]>([]);
  const running = useRef(0);
  const work = (): void => {
    if (running.current >= AT_ONCE) return;
    const one = queue.current.shift();
    if (one === undefined) return;
    running.current += 1;
    void act(one).finally(() => {
      running.current -= 1;
      work();
    });
  };
  return (one) => {
    queue.current.push(one);
    work();
  };
}
