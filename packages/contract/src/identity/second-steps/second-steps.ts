import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';
import { secret } from '../../wire/text.ts';

/** The second step of an account, as its owner sees it. */
export const secondSteps = z.object({
  /** A code is mailed at sign-in (S-33). With an app, its code is required instead. */
  email: z.boolean(),
  /** The authenticator app; null without one. */
  aplicativo: z.object({ desde: instant, codigosRestantes: z.number() }).nullable(),
  /**
   * False: changes are confirmed with a mailed code, because there is no password, or one that was only set in an open session, or because
   * work requires a second step that this session lacks.
   */
  temSenha: z.boolean(),
  /**
   * What the back office requires of this account: `livre` nothing (neither staff nor a store user), `ativar` a second step that it does
   * not have yet, `aberto` nothing more.
   */
  painel: z.enum(['livre', 'ativar', 'aberto']),
});
export type SecondSteps = z.output<typeof secondSteps>;

/** The password, or a mailed code if `temSenha` is false. */
export const confirmation = { confirmacao: secret('confirmation-required') };

/** Ten codes that replace the app at sign-in, each once. Shown only this once. */
export const recoveryCodes = z.object({ codigos: z.array(z.string()) });
