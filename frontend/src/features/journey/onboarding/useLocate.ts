import { useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import type { ToastContent } from '../../../components/toasts/toast.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { type Located, locate } from './locate.ts';

/** Fills in the form's `location` from the browser, or shows why it can't. */
export const useLocate = (form: RefObject<HTMLFormElement | null>) => {
  const { t } = useLingui();
  const showToast = useToast();
  const [isLocating, setIsLocating] = useState(false);

  const words = ({ status }: Located): ToastContent => {
    const byHand = t`Please enter your city or zip code manually.`;
    switch (status) {
      case 'found':
        return {
          tone: 'done',
          title: t`Location detected`,
          description: t`We’ve found your location. You can edit it if needed.`,
        };
      case 'denied':
        return { tone: 'problem', title: t`Location access denied`, description: byHand };
      case 'unknown':
        return { tone: 'problem', title: t`Location not found`, description: byHand };
      case 'unsupported':
        return { tone: 'problem', title: t`Location not supported`, description: byHand };
    }
  };

  const fillIn = async () => {
    const field = locationField(form.current);
    const typed = field?.value;
    setIsLocating(true);
    const located = await locate(navigator.geolocation);
    setIsLocating(false);
    // The person has gone on, or written it meanwhile.
    if (!field?.isConnected || field.value !== typed) return;
    if (located.status === 'found') {
      field.value = located.location;
      // The form checks its fields when they report input.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    } else field.focus();
    showToast(words(located));
  };
  return { isLocating, fillIn };
};

const locationField = (form: HTMLFormElement | null): HTMLInputElement | undefined => {
  const field = form?.elements.namedItem('location');
  return field instanceof HTMLInputElement ? field : undefined;
};
