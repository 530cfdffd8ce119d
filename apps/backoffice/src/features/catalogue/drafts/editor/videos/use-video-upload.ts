import { CallFailure } from '@patio/api-client/call-failure.ts';
import { addDraftVideoPart } from '@patio/contract/catalogue/drafts/videos/add-draft-video-part.ts';
import { beginDraftVideo } from '@patio/contract/catalogue/drafts/videos/begin-draft-video.ts';
import { VIDEO_LIMITS } from '@patio/contract/catalogue/drafts/videos/draft-videos.ts';
import { useRef, useState } from 'react';
import { base64Of } from '../../../../../platform/api/base64-of.ts';
import { officeCall } from '../../../../../platform/api/office-call.ts';
import { failureText } from '../../../../../platform/feedback.ts';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { useEditor } from '../editor-context.ts';

/** A video on its way: what is known of it at the server. */
interface Sending {
  readonly file: File;
  guid: string | null;
  received: number;
}

export interface VideoUpload {
  /** Percent that was sent; null: nothing is being sent. */
  readonly share: number | null;
  readonly problem: string | null;
  /** Whether what broke off can be continued. */
  readonly broken: boolean;
  send(file: File): void;
  resume(): void;
}

/** Sends a video part by part; `onStored` gets its address. What breaks off is continued from where it was. */
export function useVideoUpload(onStored: (address: string) => void): VideoUpload {
  const texts = useTexts();
  const { draft, flush } = useEditor();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [broken, setBroken] = useState(false);
  const sending = useRef<Sending | null>(null);
  const work = async (video: Sending): Promise<void> => {
    sending.current = video;
    setProblem(null);
    setBroken(false);
    setShare(percentOf(video));
    try {
      // A video needs a stored draft.
      if ((await flush()) === null) throw new Error('The draft could not be saved.');
      onStored(await sendAll(draft.codigo, video, () => setShare(percentOf(video))));
      sending.current = null;
    } catch (failure) {
      setProblem(failureText(failure, texts));
      // What the server has refused as a whole, or deleted, is not sent again.
      if (isOver(failure)) sending.current = null;
      else setBroken(true);
    }
    setShare(null);
  };
  return {
    share,
    problem,
    broken,
    send: (file) => {
      if (fits(file)) {
        void work({ file, guid: null, received: 0 });
        return;
      }
      setBroken(false);
      setProblem(file.size === 0 ? texts.drafts.videoEmpty : texts.drafts.videoLarge);
    },
    resume: () => {
      if (sending.current !== null) void work(sending.current);
    },
  };
}

const fits = ({ size }: File): boolean => size > 0 && size <= VIDEO_LIMITS.bytes;
const isOver = (failure: unknown): boolean =>
  failure instanceof CallFailure && (failure.status === 422 || failure.status === 404);
const percentOf = ({ file, received }: Sending): number => Math.floor((received / file.size) * 100);

async function sendAll(id: number, video: Sending, onPart: () => void): Promise<string> {
  const { file } = video;
  video.guid ??= (
    await officeCall(beginDraftVideo, { params: { id }, body: { bytes: file.size } })
  ).data.guid;
  for (;;) {
    const from = video.received;
    const conteudo = await base64Of(file.slice(from, from + VIDEO_LIMITS.part));
    const { data } = await officeCall(addDraftVideoPart, {
      params: { id, guid: video.guid },
      body: { de: from, conteudo },
    });
    if (data.endereco !== null) return data.endereco;
    video.received = data.recebidos;
    onPart();
  }
}
