import type { MailContent } from '../mail-content.ts';
import type { MailKind } from '../messages.ts';
import type { SampleScene } from './sample-scene.ts';

type Write = (scene: SampleScene) => MailContent;

/** Every kind of mail as it looks on its occasions, at least one. */
export type SampleSet = Readonly<Record<MailKind, readonly [Write, ...Write[]]>>;
