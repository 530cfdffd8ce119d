import { z } from 'zod';
import { instant } from '../wire/primitives.ts';
import { secret } from '../wire/text.ts';

/** The second step of an account, as its owner sees it. */
export const secondSteps = z.object({
  /** A code is mailed at sign-in (S-33). With an app, its code is asked for instead. */
  email: z.boolean(),
  /** The authenticator app; null without one. */
  aplicativo: z.object({ desde: instant, codigosRestantes: z.number() }).nullable(),
  /** False: changes are confirmed with a mailed code: there is no password, or one that an open session alone has set. */
  temSenha: z.boolean(),
});
export type SecondSteps = z.output<typeof secondSteps>;

/** The password, or a mailed code where `temSenha` is false. */
export const confirmation = { confirmacao: secret('confirmation-required') };

/** Ten codes that open the account instead of the app, each once. Shown this one time. */
export const recoveryCodes = z.object({ codigos: z.array(z.string()) });
