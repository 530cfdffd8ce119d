import { PURCHASE_PAPERS } from '@patio/domain/sales/purchase-documents/purchase-papers.ts';
import { z } from 'zod';
import { code } from '../../wire/primitives.ts';

export const purchasePaper = z.enum(PURCHASE_PAPERS);

export const paperParams = z.object({ id: code, papel: purchasePaper });
