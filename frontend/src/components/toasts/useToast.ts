import { useContext } from 'react';
import { ShowToast, type ToastContent } from './toast.ts';

/**
 * Says what has just happened, in a corner, for a few seconds. There is one such note at a time.
 */
export const useToast = (): ((content: ToastContent) => void) => useContext(ShowToast);
