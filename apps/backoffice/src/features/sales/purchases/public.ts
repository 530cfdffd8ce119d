export { paymentFormText } from './payment-form-text.ts';
export { UndoSale } from './undo-sale.tsx';
