import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { z } from 'zod';
import { flag } from '../../wire/primitives.ts';

/** The session user of API-30. `staffRole` and `profileCode` are extra fields. */
const userFields = {
  token: z.string(),
  codigoUsuario: z.number(),
  nome: z.string(),
  /** Unread notifications. */
  notifications: z.number(),
  isPartner: z.boolean(),
  /** 'S': the session is valid only for setting a password (S-34). */
  alteraPassword: flag,
  firstSignIn: z.boolean(),
  /** 7 for an individual, else null (C-29). */
  clientType: z.number().nullable(),
  /** 4 general company, 5 dealer, else null (C-29). */
  companyType: z.number().nullable(),
  staffRole: z.enum(STAFF_ROLES).nullable(),
  profileCode: z.number(),
};

export const sessionUser = z.object(userFields);

/** The user bare and again below `data`, because "response data is the user" can be read both ways (wire rule 3). */
export const mirroredUser = z.object({ ...userFields, data: sessionUser });

/** As `mirroredUser`, or only `{"data": null}` if there is no valid session. */
export const maybeUser = z.object({ ...sessionUser.partial().shape, data: sessionUser.nullable() });

export type SessionUser = z.output<typeof sessionUser>;
export type MirroredUser = z.output<typeof mirroredUser>;
export type MaybeUser = z.output<typeof maybeUser>;
