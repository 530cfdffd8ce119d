import type { listMails as contract } from '@patio/contract/messaging/mail/list-mails.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { sampleScene } from '../samples/sample-scene.ts';
import { mailKinds, samples } from '../samples/samples.ts';

/** Every kind of mail, by its sample. */
export const listMails =
  ({ config }: ServerDeps): Handler<typeof contract> =>
  async (_input, { idiom }) => {
    const scene = sampleScene(config, { idiom, store: null });
    return {
      data: mailKinds.map((kind) => {
        const [first] = samples[kind];
        const { subject, text } = first(scene);
        const isOptional = scene.foot.slice(1).some(({ address }) => text.includes(address));
        return { tipo: kind, assunto: subject, variantes: samples[kind].length, dispensavel: isOptional };
      }),
    };
  };
