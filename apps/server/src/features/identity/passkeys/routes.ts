import { addPasskey as addContract } from '@patio/contract/identity/passkeys/add-passkey.ts';
import { beginPasskey as beginContract } from '@patio/contract/identity/passkeys/begin-passkey.ts';
import { beginPasskeySignIn as beginSignInContract } from '@patio/contract/identity/passkeys/begin-passkey-sign-in.ts';
import { listPasskeys as listContract } from '@patio/contract/identity/passkeys/list-passkeys.ts';
import { removePasskey as removeContract } from '@patio/contract/identity/passkeys/remove-passkey.ts';
import { renamePasskey as renameContract } from '@patio/contract/identity/passkeys/rename-passkey.ts';
import { signInWithPasskey as signInContract } from '@patio/contract/identity/passkeys/sign-in-with-passkey.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginPasskeySignIn } from './begin-passkey-sign-in.ts';
import { listPasskeys } from './list-passkeys.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

export function passkeyRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listContract)(listPasskeys(deps));
  serve(app, beginContract)(beginPasskey(deps));
  serve(app, addContract)(addPasskey(deps));
  serve(app, renameContract)(renamePasskey(deps));
  serve(app, removeContract)(removePasskey(deps));
  serve(app, beginSignInContract, { work: 'sign-in' })(beginPasskeySignIn(deps));
  serve(app, signInContract, { work: 'sign-in' })(signInWithPasskey(deps));
}
