export { PurchaseTransfer } from './purchase-transfer.tsx';
export { TransferCell, TransferTags } from './transfer-cell.tsx';
