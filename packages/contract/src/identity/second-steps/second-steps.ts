import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';
import { secret } from '../../wire/text.ts';

/** The second step of an account, as its owner sees it. */
export const secondSteps = z.object({
  /** A code is mailed at sign-in (S-33). With an app, its code is asked for instead. */
  email: z.boolean(),
  /** The authenticator app; null without one. */
  aplicativo: z.object({ desde: instant, codigosRestantes: z.number() }).nullable(),
  /**
   * False: changes are confirmed with a mailed code: there is no password, or one that an open session alone has set, or the work of the
   * account asks for a second step that this session has not shown.
   */
  temSenha: z.boolean(),
  /**
   * What the back office asks of this session: `livre` nothing (not staff, no store), `ativar` a second step that the account does not
   * have yet, `entrar` a new sign-in with the one that it has, `aberto` nothing more.
   */
  painel: z.enum(['livre', 'ativar', 'entrar', 'aberto']),
});
export type SecondSteps = z.output<typeof secondSteps>;

/** The password, or a mailed code where `temSenha` is false. */
export const confirmation = { confirmacao: secret('confirmation-required') };

/** Ten codes that open the account instead of the app, each once. Shown this one time. */
export const recoveryCodes = z.object({ codigos: z.array(z.string()) });
