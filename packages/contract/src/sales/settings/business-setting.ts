import { SETTING_NAMES } from '@patio/domain/sales/settings/business-settings.ts';
import { SETTING_UNITS } from '@patio/domain/sales/settings/whole-setting.ts';
import { SETTING_GROUPS } from '@patio/domain/sales/settings/setting-groups.ts';
import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';

/** A setting by the name of its environment variable. */
export const settingName = z.enum(SETTING_NAMES);
export const settingParams = z.object({ name: settingName });

/** A whole number in the unit of the setting, or one of its words. */
export const settingValue = z.union([z.number(), line(40)]);

/** A setting with what applies now. */
export const businessSetting = z.object({
  nome: settingName,
  grupo: z.enum(SETTING_GROUPS),
  unidade: z.enum(SETTING_UNITS),
  minimo: z.number().nullable(),
  maximo: z.number().nullable(),
  escolhas: z.array(z.string()),
  valor: settingValue,
  /** What applies until it is changed. */
  inicial: settingValue,
  /** How often it was changed. */
  versao: z.number(),
  /** Its last change; null: there was none. */
  por: z.string().nullable(),
  em: instant.nullable(),
});
export type BusinessSetting = z.output<typeof businessSetting>;

/** A change of a setting. */
export const settingChange = z.object({
  numero: z.number(),
  /** Null: back to the initial value. */
  valor: settingValue.nullable(),
  motivo: z.string(),
  por: z.string(),
  em: instant,
});
