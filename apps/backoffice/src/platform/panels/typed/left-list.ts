import { createContext } from 'react';

/** Whether the record of a panel has left its list, and is shown as it was. */
export const LeftListContext = createContext(false);
