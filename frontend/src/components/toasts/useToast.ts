import { useContext } from 'react';
import { ShowToast, type ToastContent } from './toast.ts';

/** Shows a toast for a few seconds, one at a time. */
export const useToast = (): ((content: ToastContent) => void) => useContext(ShowToast);
