import type { SendableMail } from '../mail-content.ts';
import type { MailKind } from '../messages.ts';
import type { SampleScene } from './sample-scene.ts';

type Write = (scene: SampleScene) => SendableMail;

/** Every kind of mail with its variants, at least one. */
export type SampleSet = Readonly<Record<MailKind, readonly [Write, ...Write[]]>>;
