import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import { commands } from 'vitest/browser';
import type { Person, PersonOptions } from '../../web/test/world/options.ts';
import { World } from '../../web/test/world/world.ts';
import type { OfficeUser } from '@patio/contract/identity/office-sessions/office-user.ts';
import { enter } from '../src/platform/session/session-store.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    askWorld(command: string, input: object): Promise<unknown>;
    clearCookies(): Promise<void>;
  }
}

/** Prepares what a test of a screen starts from, and signs staff in in this browser. */
class OfficeWorld extends World {
  constructor() {
    super((command, input) => commands.askWorld(command, input), '');
  }

  /** A new member of the team; not signed in. */
  async staff(role: StaffRole, options: PersonOptions = {}): Promise<Person> {
    const person = await this.person({ profileCode: 6, ...options });
    await this.query('update account set staff_role = $2 where id = $1 returning id', [person.id, role]);
    return person;
  }

  /** A new member of the team, signed in in this browser without the form. */
  async signedIn(role: StaffRole): Promise<Person> {
    const person = await this.staff(role);
    const { id, name, email } = person;
    const token = await this.token({ id }, true);
    enter({ token, codigoUsuario: id, nome: name, email, papel: role, loja: null });
    return person;
  }

  /** A user of a store, signed in in this browser as the server says who they are. */
  async signedInFor(store: Partial<NonNullable<OfficeUser['loja']>> & { codigo: number }): Promise<Person> {
    const person = await this.person({ partnerId: store.codigo });
    const { id, name, email } = person;
    const token = await this.token({ id }, true);
    const loja = {
      nome: 'Loja da Serra',
      endereco: 'loja-da-serra',
      suspensa: false,
      emAnalise: false,
      motivo: null,
      contato: 'vendas@patio.test',
      ...store,
    };
    enter({ token, codigoUsuario: id, nome: name, email, papel: null, loja });
    return person;
  }
}

/** The world of this browser. */
export const world = new OfficeWorld();
